"""Servers of PokeAPI's snapshot, each ready at once: the snapshot is read a single time, and a server is a fork of what has read it.

    python3 api_servers.py SERVER DATA

A line of stdin is the JSON of one server's arguments; its process's number and the line that it prints when it is ready, or that
it has failed, come back on stdout. All servers end with stdin.
"""
import asyncio, gc, importlib.util, json, os, signal, sys
from pathlib import Path


def load(path):
    """The module in a file that is not on Python's path."""
    spec = importlib.util.spec_from_file_location("serve_api", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def serve(server, arguments):
    """What a forked process does, from its start to its end."""
    print(os.getpid(), flush=True)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    sys.argv = [server.__file__, *arguments]
    try:
        asyncio.run(server.main())
    except BaseException as error:
        print(f"failed: {error!r}", flush=True)
        os._exit(1)
    os._exit(0)


def main(path, data):
    server = load(path)
    read = server.Snapshot
    # As the server itself finds it.
    shared_root = next(folder for folder in (Path(data, "data"), Path(data)) if (folder / "api").is_dir())
    shared = read(shared_root, None)
    server.Snapshot = lambda root, overlay: shared if (root, overlay) == (shared_root, None) else read(root, overlay)
    # A collection would touch, and so copy, all that the forks share.
    gc.freeze()
    # Whoever ends leaves nothing to be waited for.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    # A group of its own, which takes all servers along in the end and no one else.
    os.setpgid(0, 0)
    for line in sys.stdin:
        if os.fork() == 0:
            serve(server, json.loads(line))
    os.killpg(0, signal.SIGTERM)


if __name__ == "__main__":
    main(*sys.argv[1:])
