// The bare transfer: gets the URLs on stdin, one a line, with libcurl's multi interface, and keeps nothing.
//
//   transfer CONCURRENCY < urls
//
// Prints the number of answers with status 200, their bytes, and the seconds. What a crawl takes longer than this is what
// it does with the answers.
#define _POSIX_C_SOURCE 200809L
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static size_t bytes;

static size_t discard(char *data, size_t size, size_t count, void *context) {
    (void)data, (void)context;
    bytes += size * count;
    return size * count;
}

static int next(CURLM *multi, CURL *easy) {
    char url[1024];
    if (!fgets(url, sizeof url, stdin)) return 0;
    url[strcspn(url, "\n")] = '\0';
    curl_easy_setopt(easy, CURLOPT_URL, url);
    curl_multi_add_handle(multi, easy);
    return 1;
}

int main(int count, char **arguments) {
    int concurrency = count == 2 ? atoi(arguments[1]) : 0;
    if (concurrency < 1) return fprintf(stderr, "usage: transfer CONCURRENCY < urls\n"), 2;
    curl_global_init(CURL_GLOBAL_DEFAULT);
    CURLM *multi = curl_multi_init();
    curl_multi_setopt(multi, CURLMOPT_MAX_HOST_CONNECTIONS, (long)concurrency);
    curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, (long)concurrency);

    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int i = 0; i < concurrency; i++) {
        CURL *easy = curl_easy_init();
        curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, discard);
        if (!next(multi, easy)) curl_easy_cleanup(easy);
    }
    long answers = 0;
    int running = 1;
    while (running) {
        curl_multi_perform(multi, &running);
        CURLMsg *message;
        int left;
        while ((message = curl_multi_info_read(multi, &left))) {
            if (message->msg != CURLMSG_DONE) continue;
            CURL *easy = message->easy_handle;
            long status = 0;
            curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
            if (message->data.result == CURLE_OK && status == 200) answers++;
            curl_multi_remove_handle(multi, easy);
            if (next(multi, easy)) running = 1;
            else curl_easy_cleanup(easy);
        }
        if (running) curl_multi_poll(multi, NULL, 0, 1000, NULL);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
    printf("%ld %zu %.4f\n", answers, bytes, seconds);
    curl_multi_cleanup(multi);
    curl_global_cleanup();
    return 0;
}
