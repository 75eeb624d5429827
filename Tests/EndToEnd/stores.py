"""What a checkpoint store holds, read as any program with SQLite and zstd can."""
import contextlib, ctypes, re, shutil, sqlite3, tempfile
from pathlib import Path

ZSTD = ctypes.CDLL("libzstd.so.1")
ZSTD.ZSTD_getFrameContentSize.restype = ctypes.c_ulonglong
ZSTD.ZSTD_decompress.restype = ctypes.c_size_t
ZSTD.ZSTD_isError.argtypes = [ctypes.c_size_t]

PENDING, LOADED, FAILED, GONE = range(4)


def content(frame):
    """The bytes in a zstd frame, whose checksum must be right."""
    assert frame, "a loaded answer has a body"
    size = ZSTD.ZSTD_getFrameContentSize(frame, ctypes.c_size_t(len(frame)))
    assert size < 1 << 32, "not a zstd frame"
    target = ctypes.create_string_buffer(max(1, size))
    written = ZSTD.ZSTD_decompress(target, ctypes.c_size_t(size), frame, ctypes.c_size_t(len(frame)))
    assert not ZSTD.ZSTD_isError(written) and written == size, "a damaged zstd frame"
    return target.raw[:size]


@contextlib.contextmanager
def reading(store):
    """A connection to a copy of a store; None where there is no table yet.

    The files themselves stay as the process left them: reading moves a log into its database.
    """
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ("", "-wal"):
            if Path(f"{store}{suffix}").exists():
                shutil.copyfile(f"{store}{suffix}", Path(folder, "copy" + suffix))
        connection = sqlite3.connect(Path(folder, "copy"))
        try:
            found = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'answer'").fetchone()
            yield connection if found else None
        finally:
            connection.close()


def rows(store):
    """Every answer by path: kind, id, role, state, and the body where it is loaded.

    Whoever serves is left out of bodies: servers have other ports from run to run.
    """
    with reading(store) as connection:
        if not connection:
            return {}
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        answers = connection.execute("SELECT path, kind, id, role, state, body FROM answer").fetchall()
    return {
        path: (kind, number, role, state, unhosted(content(body)) if state == LOADED else None)
        for path, kind, number, role, state, body in answers
    }


def unhosted(body):
    return re.sub(rb"http://[a-z0-9.:]+/api/v2/", b"/api/v2/", body)


def loaded(store):
    """The addresses, as a server's log has them, of what a store has."""
    with reading(store) as connection:
        if not connection:
            return set()
        return {"/api/v2/" + path for (path,) in connection.execute("SELECT path FROM answer WHERE state = ?", (LOADED,))}


def differences(left, right):
    """What two stores' rows do not share, in few words; empty where they are equal."""
    told = [f"only on the left: {path}" for path in sorted(left.keys() - right.keys())]
    told += [f"only on the right: {path}" for path in sorted(right.keys() - left.keys())]
    told += [f"{path}: {left[path]!r:.200} and {right[path]!r:.200}" for path in sorted(left.keys() & right.keys()) if left[path] != right[path]]
    return told[:10]
