// brotli's encoder.
#pragma once
#include <brotli/encode.h>
