// simdjson's DOM parser behind a C interface.
//
// The parser's result is its tape: an array of 64-bit words described in simdjson's documentation (doc/tape.md), and a
// buffer of strings that the tape points into. Swift walks both directly, so that reading a value costs no call.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parser with the buffers of the document that it read last.
typedef struct csimdjson_parser csimdjson_parser;

/// A new parser, or NULL when there is no memory. Free it with `csimdjson_parser_free`.
csimdjson_parser *csimdjson_parser_new(void);
void csimdjson_parser_free(csimdjson_parser *parser);

/// Parses `length` bytes and returns 0, or simdjson's error code. The bytes are copied where simdjson needs padding.
/// The document replaces the parser's last one.
int csimdjson_parse(csimdjson_parser *parser, const uint8_t *bytes, size_t length);

/// The words of the last document, valid until the next parse.
const uint64_t *csimdjson_tape(const csimdjson_parser *parser);

/// The strings of the last document, valid until the next parse.
const uint8_t *csimdjson_strings(const csimdjson_parser *parser);

/// The codes of documents that are nested too deep, or have a number that is none or that no 64 bits can hold.
extern const int csimdjson_depth_error;
extern const int csimdjson_number_error;
extern const int csimdjson_number_range_error;

/// simdjson's sentence for an error code.
const char *csimdjson_error_message(int code);

/// Writes the JSON of `bytes` without insignificant white space into `target`, which has room for `length` bytes.
/// Sets `*written` and returns 0, or simdjson's error code (an unclosed string).
int csimdjson_minify(const uint8_t *bytes, size_t length, uint8_t *target, size_t *written);

#ifdef __cplusplus
}
#endif
