"""HTTP/2, as a server offers it behind TLS: a real one, with a certificate that is trusted for this test alone."""
import os, shutil, socket, subprocess, time

import pytest
from conftest import PROGRAM, SNAPSHOT, needs_snapshot, pokebuild

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
# What Debian's libcurl trusts.
AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt"

pytestmark = [needs_snapshot, pytest.mark.skipif(not NGINX, reason="nginx is not installed; `scripts/setup test` installs it")]


@pytest.fixture
def server(tmp_path):
    """The snapshot behind TLS and HTTP/2: its address, its certificate, and what it has noted of requests."""
    folder = tmp_path / "nginx"
    folder.mkdir()
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
            "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", folder / "key.pem",
            "-out", folder / "certificate.pem",
        ],
        check=True, capture_output=True,
    )
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    paths = "".join(f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(f"""
        {"user root;" if os.getuid() == 0 else ""}
        daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{ }}
        http {{
            {paths}
            log_format protocol '$server_protocol $connection $status $http_accept_encoding';
            access_log {folder}/access.log protocol;
            server {{
                listen 127.0.0.1:{port} ssl http2;
                ssl_certificate {folder}/certificate.pem; ssl_certificate_key {folder}/key.pem;
                gzip on; gzip_types application/json; default_type application/json;
                root {os.path.abspath(SNAPSHOT)};
                location /api/v2 {{ try_files $uri/index.json =404; }}
            }}
        }}
    """)
    process = subprocess.Popen([NGINX, "-p", folder, "-c", folder / "nginx.conf"], stderr=subprocess.DEVNULL)
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.05)
    yield f"https://127.0.0.1:{port}/api/v2/", folder / "certificate.pem", folder / "access.log"
    process.terminate()
    process.wait()


def test_all_requests_share_one_connection_where_http2_is_offered(server, tmp_path):
    url, certificate, log = server
    words = [PROGRAM, "fetch", "--api", url, "--kinds", "nature", "--store", tmp_path / "s"]
    # A mount of one process's own: nothing else on the machine comes to trust the certificate.
    script = f'mount --bind "{certificate}" {AUTHORITIES} && exec "$@"'
    command = ["unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh", *map(str, words)]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    if "unshare" in result.stderr or "mount:" in result.stderr:
        pytest.skip(f"no mount of one's own is possible here: {result.stderr.strip()}")
    assert result.returncode == 0, result.stderr
    requests = [line.split(" ", 3) for line in log.read_text().splitlines()]
    assert len(requests) > 200 and {(protocol, status) for protocol, _, status, _ in requests} == {("HTTP/2.0", "200")}
    assert len({connection for _, connection, _, _ in requests}) == 1
    assert all("gzip" in encodings for _, _, _, encodings in requests)


def test_a_certificate_that_nobody_vouches_for_is_refused_at_once(server, tmp_path):
    url, _, log = server
    result = pokebuild("fetch", "--api", url, "--kinds", "nature", "--store", tmp_path / "s", cwd=tmp_path)
    assert result.returncode == 3
    assert "missing the index of kinds: SSL peer certificate or SSH remote key was not OK (attempts: 1, " in result.stderr
    assert not log.exists() or not log.read_text()
