// libarchive's reading half, imported as it is.
#pragma once
#include <archive.h>
#include <archive_entry.h>
