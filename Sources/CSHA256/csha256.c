#include "csha256.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

bool csha256_is_supported(void) {
    unsigned a, b, c, d;
    // "CPUID.(EAX=07H, ECX=0H):EBX.SHA [bit 29]" (Intel's manual, volume 1, 12.12). The others came long before.
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return false;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (1u << 29));
}

__attribute__((target("sha,sse4.1,ssse3")))
void csha256_hash_blocks(uint32_t *state, const uint8_t *bytes, size_t count, const uint32_t *constants) {
    // Words of a message have the high byte first.
    const __m128i order = _mm_set_epi8(12, 13, 14, 15, 8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3);
    // SHA256RNDS2 wants the words a, b, e, f in one register and c, d, g, h in another, the first one highest.
    __m128i abef = _mm_set_epi32(state[0], state[1], state[4], state[5]);
    __m128i cdgh = _mm_set_epi32(state[2], state[3], state[6], state[7]);
    for (; count > 0; count--, bytes += 64) {
        const __m128i abef_before = abef, cdgh_before = cdgh;
        __m128i words[16];
#pragma unroll
        for (int i = 0; i < 16; i++) {
            if (i < 4) {
                words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), order);
            } else {
                __m128i sum = _mm_sha256msg1_epu32(words[i - 4], words[i - 3]);
                sum = _mm_add_epi32(sum, _mm_alignr_epi8(words[i - 1], words[i - 2], 4));
                words[i] = _mm_sha256msg2_epu32(sum, words[i - 1]);
            }
            const __m128i constant = _mm_loadu_si128((const __m128i *)(constants + 4 * i));
            const __m128i sum = _mm_add_epi32(words[i], constant);
            // Two rounds each: what was a, b, e, f is c, d, g, h after them.
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
        }
        abef = _mm_add_epi32(abef, abef_before);
        cdgh = _mm_add_epi32(cdgh, cdgh_before);
    }
    state[0] = _mm_extract_epi32(abef, 3);
    state[1] = _mm_extract_epi32(abef, 2);
    state[2] = _mm_extract_epi32(cdgh, 3);
    state[3] = _mm_extract_epi32(cdgh, 2);
    state[4] = _mm_extract_epi32(abef, 1);
    state[5] = _mm_extract_epi32(abef, 0);
    state[6] = _mm_extract_epi32(cdgh, 1);
    state[7] = _mm_extract_epi32(cdgh, 0);
}

#else

bool csha256_is_supported(void) { return false; }

void csha256_hash_blocks(uint32_t *state, const uint8_t *bytes, size_t count, const uint32_t *constants) {}

#endif
