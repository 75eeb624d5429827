// zlib as Swift can import it.
#pragma once
#include <zlib.h>
