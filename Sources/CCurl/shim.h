// libcurl as Swift can import it: `curl_easy_setopt`, `curl_easy_getinfo` and `curl_multi_setopt` are variadic, which
// Swift cannot call, so there is one function for each kind of argument that is used.
#pragma once
#include <curl/curl.h>

static inline CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

// libcurl copies strings (CURLOPT_URL(3)), so that `value` need not outlive the call.
static inline CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}

// Not copied: what `value` points to must outlive the transfer.
static inline CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value) {
    return curl_easy_setopt(easy, option, value);
}

// The type of CURLOPT_WRITEFUNCTION's and CURLOPT_HEADERFUNCTION's callbacks.
typedef size_t (*ccurl_callback)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode ccurl_set_callback(CURL *easy, CURLoption option, ccurl_callback callback) {
    return curl_easy_setopt(easy, option, callback);
}

static inline CURLcode ccurl_get_long(CURL *easy, CURLINFO info, long *value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode ccurl_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
    return curl_easy_getinfo(easy, info, value);
}

// The string is libcurl's and lives until the handle is used again.
static inline CURLcode ccurl_get_string(CURL *easy, CURLINFO info, const char **value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

// The result of a CURLMSG_DONE message is a member of an anonymous union, which Swift does not import.
static inline CURLcode ccurl_message_result(const CURLMsg *message) { return message->data.result; }
