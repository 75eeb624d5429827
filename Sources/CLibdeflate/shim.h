// libdeflate, imported as it is.
#pragma once
#include <libdeflate.h>
