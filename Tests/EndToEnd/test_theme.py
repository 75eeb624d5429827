"""A theme of a few files, laid over the program's own."""
import json
from conftest import ROOT, pokebuild


def test_a_theme_may_have_only_the_files_that_it_replaces(tmp_path):
    theme = tmp_path / "theme"
    (theme / "templates/partials").mkdir(parents=True)
    (theme / "site/css").mkdir(parents=True)
    (theme / "site/strings").mkdir()
    (theme / "templates/partials/footer.mustache").write_text("<footer><p>{{t.site.name}}: ours</p></footer>\n")
    colours = (ROOT / "site/css/theme.css").read_text()
    (theme / "site/css/theme.css").write_text(colours + ":root { --paper: #123456; }\n")
    words = json.loads((ROOT / "site/strings/en.json").read_text())
    words["site"]["name"] = "Dex of Theirs"
    (theme / "site/strings/en.json").write_text(json.dumps(words))
    result = pokebuild(
        "build", "--sample", "--kinds", "move", "--templates", theme / "templates", "--site", theme / "site", cwd=tmp_path
    )
    assert result.returncode == 0, result.stderr
    assert "<footer><p>Dex of Theirs: ours</p></footer>" in (tmp_path / "output/en/index.html").read_text()
    assert "Open Pokédex: ours" in (tmp_path / "output/es/index.html").read_text()
    style = next((tmp_path / "output/assets").glob("style.*.css")).read_text()
    assert "--paper:#123456" in style and ".skip" in style


def test_a_fault_in_a_theme_names_its_file(tmp_path):
    (tmp_path / "theme/partials").mkdir(parents=True)
    (tmp_path / "theme/partials/footer.mustache").write_text("<footer>\n<p>{{t.site.nam}}</p>\n</footer>\n")
    result = pokebuild("build", "--sample", "--kinds", "move", "--templates", "theme", cwd=tmp_path)
    assert result.returncode == 1
    assert "theme/partials/footer.mustache:2:" in result.stderr, result.stderr
