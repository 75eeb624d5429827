// The brotli encoder, imported as it is.
#pragma once
#include <brotli/encode.h>
