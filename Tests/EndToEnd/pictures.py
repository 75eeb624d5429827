"""A server of pictures and cries: any path has one of its own, made on the spot; faults on demand by a part of the path."""
import hashlib, http.server, re, struct, threading, time, zlib
from collections import Counter


def png(path, side=12):
    """A picture that only this path has: eight by eight fields in two colours, chosen by the path's hash."""
    digest = hashlib.sha256(path.encode()).digest()
    colours = digest[:3], digest[3:6]
    band = lambda y: bytes(1) + b"".join(colours[digest[8 + y] >> x & 1] * side for x in range(8))
    pixels = b"".join(band(y) * side for y in range(8))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", 8 * side, 8 * side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")


def ogg(path):
    """An Ogg page with the path in it; nothing that plays."""
    data = path.encode()[:255]
    return b"OggS\0\6" + bytes(8) + struct.pack("<III", 1, 0, 0) + bytes([1, len(data)]) + data


class Pictures:
    """Answers on a port of its own until it is stopped.

    `faults` maps a regular expression of paths to what happens there: a status, `html`, `cut`, `slow`, `away` (a redirect to
    another host), `endless`, `once-500`, `once-429` (the first time only).
    """

    def __init__(self, faults={}, port=0):
        self.faults = {re.compile(pattern): fault for pattern, fault in faults.items()}
        self.requests = []
        self.counts = Counter()
        self.under_way = self.most_under_way = 0
        self.lock = threading.Lock()
        pictures = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True

            def log_message(self, *_):
                pass

            def do_GET(self):
                with pictures.lock:
                    pictures.requests.append((self.path, dict(self.headers)))
                    pictures.under_way += 1
                    pictures.most_under_way = max(pictures.most_under_way, pictures.under_way)
                    pictures.counts[self.path] += 1
                    seen = pictures.counts[self.path]
                try:
                    pictures.answer(self, seen)
                except ConnectionError:
                    self.close_connection = True
                finally:
                    with pictures.lock:
                        pictures.under_way -= 1

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/"

    def paths(self):
        return [path.lstrip("/") for path, _ in self.requests]

    def answer(self, handler, seen):
        path = handler.path.lstrip("/")
        fault = next((fault for pattern, fault in self.faults.items() if pattern.search(path)), None)
        is_sound = path.endswith(".ogg")
        body = ogg(path) if is_sound else png(path)
        headers = {"Content-Type": "audio/ogg" if is_sound else "image/png", "ETag": f'"{hashlib.md5(body).hexdigest()}"'}
        status = 200
        if fault in ("once-500", "once-429"):
            status = int(fault[-3:]) if seen == 1 else 200
            if status == 429:
                headers["Retry-After"] = "1"
        elif isinstance(fault, int):
            status = fault
        elif fault == "html":
            body, headers["Content-Type"] = b"<!DOCTYPE html><title>Just a moment</title>", "text/html"
        elif fault == "cut":
            body = body[:-20]
        elif fault == "slow":
            time.sleep(0.5)
        elif fault == "away":
            status, headers["Location"] = 302, "http://localhost:1/x.png"
        elif fault == "endless":
            handler.send_response(200)
            handler.send_header("Content-Type", "image/png")
            handler.end_headers()
            while True:
                handler.wfile.write(bytes(1 << 16))
        if status == 200 and handler.headers.get("If-None-Match") == headers["ETag"]:
            status = 304
        if status != 200:
            body = b"" if status == 304 else b"no"
            headers["Content-Type"] = "text/plain"
        handler.send_response(status)
        for name, value in headers.items():
            handler.send_header(name, value)
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
