"""HTTP/2, as a server offers it behind TLS: a real one, with a certificate of its own that nobody else vouches for."""
import os, shutil, socket, subprocess, time

import pytest
from conftest import SNAPSHOT, needs_snapshot, own_port, pokebuild

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")

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
    port = own_port()
    paths = "".join(f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(f"""
        {"user root;" if os.getuid() == 0 else ""}
        daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{ }}
        http {{
            {paths}
            log_format protocol '$server_protocol $connection $status $http_user_agent';
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


@pytest.fixture
def fetch(server, tmp_path, monkeypatch):
    """Crawls a few kinds with variables of the environment beside those that trust nobody of our own."""
    for name in ("CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR"):
        monkeypatch.delenv(name, raising=False)

    def run(**variables):
        for name, value in variables.items():
            monkeypatch.setenv(name, str(value))
        return pokebuild("fetch", "--api", server[0], "--kinds", "nature", "--store", tmp_path / "s", cwd=tmp_path)

    return run


def test_all_requests_share_one_connection_where_http2_is_offered(server, fetch, tmp_path):
    _, certificate, log = server
    result = fetch(CURL_CA_BUNDLE=certificate)
    assert result.returncode == 0, result.stderr
    requests = [line.split(" ", 3) for line in log.read_text().splitlines()]
    assert len(requests) > 200 and {(protocol, status) for protocol, _, status, _ in requests} == {("HTTP/2.0", "200")}
    assert len({connection for _, connection, _, _ in requests}) == 1
    introductions = {agent for _, _, _, agent in requests}
    version = pokebuild("version", cwd=tmp_path).stdout.split()[-1]
    assert introductions == {f"pokebuild/{version} (+https://github.com/pokebuild/pokebuild)"}


def test_a_certificate_that_nobody_vouches_for_is_refused_at_once(server, fetch):
    result = fetch()
    assert result.returncode == 3
    told = "missing the index of kinds: SSL peer certificate or SSH remote key was not OK; CURL_CA_BUNDLE names an authority of one's own"
    assert f"{told} (attempts: 1, " in result.stderr
    assert not server[2].exists() or not server[2].read_text()


@pytest.mark.parametrize("variable", ["SSL_CERT_FILE", "SSL_CERT_DIR"])
def test_authorities_of_ones_own_are_named_as_curl_has_them_named(server, fetch, tmp_path, variable):
    (tmp_path / "authorities").mkdir()
    shutil.copy(server[1], tmp_path / "authorities")
    subprocess.run(["openssl", "rehash", tmp_path / "authorities"], check=True)
    result = fetch(**{"CURL_CA_BUNDLE": "", variable: server[1] if variable == "SSL_CERT_FILE" else tmp_path / "authorities"})
    assert result.returncode == 0, result.stderr


def test_a_file_of_authorities_that_is_not_there_is_named(fetch, tmp_path):
    result = fetch(CURL_CA_BUNDLE=tmp_path / "none.pem")
    assert result.returncode == 3 and f"rights?): {tmp_path / 'none.pem'} (attempts: 1, " in result.stderr
