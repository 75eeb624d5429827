import CPosixShims

/// Has the process give the memory of large blocks back as they are freed; to be called before there are any.
///
/// Files of megabytes come and go in all sizes. Kept for later, what is free between them is a quarter of a build's memory.
public func returnLargeBlocks() { posix_map_blocks(1 << 20) }
