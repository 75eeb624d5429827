#define _GNU_SOURCE
#include "posix_shims.h"
#include <fcntl.h>
#include <malloc.h>
#include <stdio.h>

int posix_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

void posix_map_blocks(int bytes) {
    mallopt(M_MMAP_THRESHOLD, bytes);
}
