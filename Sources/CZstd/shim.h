// zstd, imported as it is.
#pragma once
#include <zstd.h>
