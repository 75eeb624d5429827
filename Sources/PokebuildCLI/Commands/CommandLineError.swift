/// What cannot be understood on the command line or in the configuration file: the facts.
///
/// The sentences are in ``CommandLineErrorFormatter``.
enum CommandLineError: Error, Equatable {
    case unknownCommand(String)
    case unknownOption(String)
    case missingValue(option: String, expected: String)
    case unwantedValue(option: String, value: String)
    case badValue(option: String, value: String, expected: String)
    case optionOfOtherCommand(option: String, command: String)
    case unexpectedOperand(String, command: String)
    case missingOperand(command: String, expected: String)
    case exclusive(String, String)
    case useless(String, without: String)
    case unknownKind(String)
    case badConfiguration(file: String, fault: String)
    /// A member of the configuration file is wrong as an option of the command line would be.
    indirect case badMember(file: String, CommandLineError)
    /// Something that an option names cannot be used.
    case unusable(String)
}
