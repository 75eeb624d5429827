// PokebuildCLI
