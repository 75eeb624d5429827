// The instructions that x86 processors have for SHA-256, which Swift has no names for.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this processor has the instructions that `csha256_hash_blocks` is made of.
bool csha256_is_supported(void);

/// Hashes `count` blocks of 64 bytes into the eight words of `state`, with the 64 `constants` of FIPS 180-4.
///
/// Does nothing where `csha256_is_supported` is false.
void csha256_hash_blocks(uint32_t *state, const uint8_t *bytes, size_t count, const uint32_t *constants);
