"""What a later crawl asks for, and what becomes of an API that is deployed anew."""
import json
from urllib.parse import urlsplit

import pytest
from conftest import needs_snapshot, pokebuild
from stores import GONE, LOADED, reading

pytestmark = needs_snapshot


def fetch(folder, server, *options):
    return pokebuild(
        "fetch", "--api", server.url, "--store", folder / "s.sqlite3", "--kinds", "nature", *options, cwd=folder
    )


def answers(folder, columns, where=""):
    with reading(folder / "s.sqlite3") as connection:
        return connection.execute(f"SELECT {columns} FROM answer {where}").fetchall()


@pytest.mark.parametrize("style", ["production", "django"])
def test_an_unchanged_api_costs_one_request(api, tmp_path, style):
    server = api(style=style)
    assert fetch(tmp_path, server).returncode == 0
    before = len(server.requests())
    result = fetch(tmp_path, server, "--max-age", "0")
    assert result.returncode == 0, result.stderr
    assert [request["path"] for request in server.requests()[before:]] == ["/api/v2/meta/"]
    # What meta has confirmed counts as new again.
    assert fetch(tmp_path, server).returncode == 0
    assert len(server.requests()) == before + 1


def test_a_new_deployment_is_asked_conditionally(api, tmp_path):
    first = api()
    assert fetch(tmp_path, first).returncode == 0
    needed = len(first.requests())
    first.stop()
    server = api("redeploy:after=0", port=urlsplit(first.url).port)
    assert fetch(tmp_path, server, "--max-age", "0").returncode == 0
    requests = server.requests()
    assert len(requests) == needed
    assert {request["status"] for request in requests if request["path"] != "/api/v2/meta/"} == {304}


@pytest.mark.parametrize("moment", [1, 2, 40, 100, 150])
def test_a_deployment_in_mid_crawl_is_noticed_and_healed(api, tmp_path, moment):
    server = api(f"redeploy:after={moment}")
    result = fetch(tmp_path, server)
    assert result.returncode == 0, result.stderr
    assert "deployed anew in between" in result.stderr
    assert len(answers(tmp_path, "DISTINCT deployment", f"WHERE state = {LOADED}")) == 1
    before = len(server.requests())
    assert fetch(tmp_path, server, "--max-age", "0").returncode == 0
    assert len(server.requests()) == before + 1


def test_what_is_no_longer_listed_is_named_and_leaves(api, tmp_path):
    first = api()
    assert fetch(tmp_path, first).returncode == 0
    first.stop()
    overlay = tmp_path / "overlay"
    for path, text in [("nature/5", ""), ("meta", json.dumps({"hash": "later", "deploy_date": "2", "tag": None}))]:
        (overlay / "api" / "v2" / path).mkdir(parents=True)
        (overlay / "api" / "v2" / path / "index.json").write_text(text)
    server = api(overlay=overlay, port=urlsplit(first.url).port)
    result = fetch(tmp_path, server, "--max-age", "0")
    assert result.returncode == 0, result.stderr
    assert "1 answer is no longer listed and left out: nature/5/" in result.stderr
    assert answers(tmp_path, "path", f"WHERE state = {GONE}") == [("nature/5/",)]
