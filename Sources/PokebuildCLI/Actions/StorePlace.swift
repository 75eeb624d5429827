import BuildSupport

/// Refuses a store that would lie in the folder that is published: it would be on show there, and in the way of the next
/// tree.
func refuseStore(_ store: String, in output: String) throws {
    let folder = resolvedPath(output)
    guard resolvedPath(store).hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") else { return }
    throw CommandLineError.unusable(
        "the store \(store) would lie in the output \(output): name another place for one of them, with `--store FILE` or a folder"
    )
}
