#include "csimdjson.h"

#include <new>
#include <simdjson.h>

struct csimdjson_parser {
    simdjson::dom::parser parser;
};

extern "C" {

csimdjson_parser *csimdjson_parser_new(void) { return new (std::nothrow) csimdjson_parser(); }

void csimdjson_parser_free(csimdjson_parser *parser) { delete parser; }

int csimdjson_parse(csimdjson_parser *parser, const uint8_t *bytes, size_t length) {
    return static_cast<int>(parser->parser.parse(bytes, length, true).error());
}

const uint64_t *csimdjson_tape(const csimdjson_parser *parser) { return parser->parser.doc.tape.get(); }

const uint8_t *csimdjson_strings(const csimdjson_parser *parser) { return parser->parser.doc.string_buf.get(); }

const int csimdjson_depth_error = simdjson::DEPTH_ERROR;
const int csimdjson_number_error = simdjson::NUMBER_ERROR;
const int csimdjson_number_range_error = simdjson::NUMBER_OUT_OF_RANGE;

const char *csimdjson_error_message(int code) {
    return simdjson::error_message(static_cast<simdjson::error_code>(code));
}

int csimdjson_minify(const uint8_t *bytes, size_t length, uint8_t *target, size_t *written) {
    return static_cast<int>(simdjson::minify(
        reinterpret_cast<const char *>(bytes), length, reinterpret_cast<char *>(target), *written));
}

}
