import Glibc
import PokebuildCLI

exit(await Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
