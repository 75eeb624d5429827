// zlib as Swift can import it.
#pragma once
#include <zlib.h>

// deflateInit2 is a macro around the version and size that this header was made for.
static inline int czlib_deflate_init(z_stream *stream, int level, int window_bits) {
    return deflateInit2(stream, level, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
}
