// SQLite as Swift can import it.
#pragma once
#include <sqlite3.h>
