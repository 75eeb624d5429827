"""What the parts of the benchmark have in common: the program, a full store, and the default build, each made once."""
import functools, os, shutil

from measuring import ROOT, Row, expect, measured, pages


class Context:
    """A run of the benchmark in a folder of its own. Nothing is deleted in it before the end: that slows down what follows."""

    def __init__(self, options, folder):
        self.program, self.tools, self.folder = options.program.resolve(), options.tools.resolve(), folder
        self.snapshot, self.rounds = options.snapshot.resolve(), options.rounds
        self.rows, self.floors, self.figures, self.count = [], [], {}, 0
        self.tools.mkdir(parents=True, exist_ok=True)

    def place(self, name):
        """A fresh folder."""
        self.count += 1
        folder = self.folder / f"{self.count:02}-{name}"
        folder.mkdir()
        return folder

    def row(self, work, ours, peer, ratio, relation="", limit=0, unit=""):
        self.rows.append(Row(work, ours, peer, ratio, relation, limit, unit))

    @functools.cached_property
    def source(self):
        """The snapshot as hard links, of which single files can be exchanged."""
        return linked(self.snapshot, self.place("snapshot"))

    def fetched(self, source, name="store"):
        """A full store of a folder's answers."""
        folder = self.place(name)
        store = folder / "store.sqlite3"
        run = measured([self.program, "fetch", "--source", source, "--store", store, "-q"], folder)
        return store, run

    @functools.cached_property
    def store(self):
        return self.fetched(self.source)[0]

    def build(self, output, *arguments, store=None, status=0, templates=ROOT / "templates", site=ROOT / "site"):
        """A build from a full store, offline."""
        command = [self.program, "site", "--store", store or self.store, "--output", output, "--templates", templates]
        command += ["--site", site, "-v", "--log-format", "json", "--progress", "none", *arguments]
        return measured(command, output.parent, status)

    @functools.cached_property
    def default(self):
        """The best of some default builds, its tree, and the pages in it."""
        runs = []
        for _ in range(self.rounds):
            output = self.place("build") / "output"
            runs.append((self.build(output), output))
        run, output = min(runs, key=lambda pair: pair[0].seconds)
        sizes = pages(output)
        expect((output / "build.json").is_file() and len(sizes) > 100, f"{output} is no whole site")
        return run, output, sizes


def linked(source, folder):
    """Copies a snapshot without its bytes where the file system can."""
    root = source / "api/v2" if (source / "api/v2").is_dir() else source / "data/api/v2"
    expect((root / "index.json").is_file(), f"no snapshot in {source}: expected api/v2/index.json")

    def link(old, new):
        try:
            os.link(old, new)
        except OSError:
            shutil.copy2(old, new)

    shutil.copytree(root, folder / "api/v2", copy_function=link)
    return folder


def mebibytes(count):
    return count / (1 << 20)

