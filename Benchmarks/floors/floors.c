/* How fast this machine can be at the least that a stage must do: copying, parsing, compressing, inserting, creating files.
 *
 *     floors LIST FOLDER
 *
 * LIST names files, one a line; they are read first, and then copied in memory, parsed by libxml2, and compressed by libdeflate;
 * as many files of the same sizes are created in FOLDER. Each is done by one thread. Prints one JSON object. */
#include <libdeflate.h>
#include <libxml/parser.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#define MOST 100000
#define ROWS 1000000

static char *bodies[MOST];
static size_t sizes[MOST], count, total;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}

static void fail(const char *what) {
    fprintf(stderr, "floors: %s\n", what);
    exit(1);
}

static void read_all(const char *list) {
    char line[4096];
    FILE *names = fopen(list, "r");
    if (!names) fail("cannot read the list");
    while (fgets(line, sizeof line, names) && count < MOST) {
        line[strcspn(line, "\n")] = 0;
        FILE *file = fopen(line, "rb");
        struct stat stat;
        if (!file || fstat(fileno(file), &stat)) fail(line);
        char *body = malloc(stat.st_size + 1);
        if (fread(body, 1, stat.st_size, file) != (size_t)stat.st_size) fail(line);
        fclose(file);
        bodies[count] = body;
        sizes[count++] = stat.st_size;
        total += stat.st_size;
    }
    fclose(names);
}

int main(int argc, char **argv) {
    if (argc != 3) fail("expected a list and a folder");
    read_all(argv[1]);

    /* Twice, of which the second is told: the first brings the target's pages. */
    char *target = malloc(total);
    double copying = 0;
    for (int round = 0; round < 2; round++) {
        double start = now();
        char *to = target;
        for (size_t i = 0; i < count; i++) {
            memcpy(to, bodies[i], sizes[i]);
            to += sizes[i];
        }
        copying = now() - start;
    }

    double start = now();
    for (size_t i = 0; i < count; i++) {
        xmlDocPtr document = xmlReadMemory(bodies[i], sizes[i], "page", "UTF-8", XML_PARSE_NONET | XML_PARSE_COMPACT);
        if (!document) fail("a page that is not well-formed");
        xmlFreeDoc(document);
    }
    double parsing = now() - start;

    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(1);
    size_t most = libdeflate_gzip_compress_bound(compressor, total), packed = 0;
    char *place = malloc(most);
    start = now();
    for (size_t i = 0; i < count; i++) packed += libdeflate_gzip_compress(compressor, bodies[i], sizes[i], place, most);
    double compressing = now() - start;

    char name[4096];
    start = now();
    for (size_t i = 0; i < count; i++) {
        snprintf(name, sizeof name, "%s/%zu", argv[2], i / 1000);
        if (i % 1000 == 0 && mkdir(name, 0777)) fail(name);
        snprintf(name, sizeof name, "%s/%zu/%zu", argv[2], i / 1000, i);
        FILE *file = fopen(name, "wb");
        if (!file || fwrite(bodies[i], 1, sizes[i], file) != sizes[i] || fclose(file)) fail(name);
    }
    double creating = now() - start;

    sqlite3 *database;
    sqlite3_stmt *insert;
    if (sqlite3_open(":memory:", &database)
        || sqlite3_exec(database, "CREATE TABLE t (a INTEGER, b INTEGER, c TEXT, d INTEGER, e INTEGER)", 0, 0, 0)
        || sqlite3_prepare_v2(database, "INSERT INTO t VALUES (?, ?, ?, ?, ?)", -1, &insert, 0)
        || sqlite3_exec(database, "BEGIN", 0, 0, 0)) fail(sqlite3_errmsg(database));
    start = now();
    for (int row = 0; row < ROWS; row++) {
        sqlite3_bind_int(insert, 1, row);
        sqlite3_bind_int(insert, 2, row % 997);
        sqlite3_bind_text(insert, 3, "level-up", 8, SQLITE_STATIC);
        sqlite3_bind_int(insert, 4, row % 100);
        sqlite3_bind_int(insert, 5, row % 31);
        if (sqlite3_step(insert) != SQLITE_DONE || sqlite3_reset(insert)) fail(sqlite3_errmsg(database));
    }
    sqlite3_exec(database, "COMMIT", 0, 0, 0);
    double inserting = now() - start;

    printf("{\"files\": %zu, \"bytes\": %zu, \"packed\": %zu, \"rows\": %d, \"copy\": %f, \"parse\": %f, \"compress\": %f, "
           "\"create\": %f, \"insert\": %f}\n", count, total, packed, ROWS, copying, parsing, compressing, creating, inserting);
    return 0;
}
