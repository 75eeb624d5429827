// libcurl as Swift can import it: `curl_easy_setopt` and its kin are variadic, which Swift cannot call, so there is
// one function for each kind of argument.
#pragma once
#include <curl/curl.h>
