// System calls that glibc declares only for C programs that define _GNU_SOURCE, which Swift's own module of it does not.
#pragma once

/// Exchanges two paths of one file system in one step, so that each names what the other did.
///
/// renameat2(2) with RENAME_EXCHANGE: "Atomically exchange oldpath and newpath. Both pathnames must exist but may be of
/// different types." 0, or -1 with `errno`.
int posix_exchange(const char *first, const char *second);

/// Has malloc map blocks of so many bytes and more on their own, so that their memory goes back to the system when they
/// are freed.
///
/// mallopt(3) with M_MMAP_THRESHOLD, which also ends that "the threshold is dynamically adjusted" to the largest block
/// freed.
void posix_map_blocks(int bytes);
