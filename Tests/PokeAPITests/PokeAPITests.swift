// PokeAPI
