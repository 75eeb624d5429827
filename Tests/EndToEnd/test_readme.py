"""Every command of the README is run, as it stands there."""
import json, re, subprocess, time, urllib.request

from conftest import PROGRAM, ROOT, needs_snapshot

README = (ROOT / "README.md").read_text()
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", README, re.S) for line in block.splitlines() if line.strip()]


def test_it_is_short_and_leads_nowhere_that_is_not():
    assert len(README.splitlines()) < 150
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert target.startswith("https://") or (ROOT / target).exists(), target
    assert len(COMMANDS) >= 8


def test_its_make_targets_exist():
    for target in set(re.findall(r"`?make ([a-z-]+)", README)) - {"a"}:
        result = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True)
        assert result.returncode == 0, result.stderr


def fastest(output):
    pokemon = json.loads((output / "data/v1/pokemon.json").read_text())
    speed = lambda each: next(stat["base"] for stat in each["stats"] if stat["stat"] == "speed")
    return max(pokemon, key=speed)["slug"]


@needs_snapshot
def test_its_commands_work_one_after_the_other(api, api_data, tmp_path):
    """The live API is a server of the sample here, which the configuration file says; the rest is as a user has it."""
    folder = tmp_path / "x"
    (folder / "bin").mkdir(parents=True)
    (folder / "pokebuild.json").write_text(json.dumps({"api": api(data=api_data).url}))
    (tmp_path / "api-data").symlink_to(api_data)
    (folder / "bin/pokebuild").symlink_to(PROGRAM)
    environment = {"PATH": f"{folder}/bin:/usr/local/bin:/usr/bin:/bin", "HOME": str(tmp_path)}
    background = None
    try:
        for command in COMMANDS:
            if command == "make":
                command = "pokebuild build --sample"  # what `make` runs last; the rest of it built this program
            if "http.server" in command:
                background = subprocess.Popen(command.split(), cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                for _ in range(50):
                    try:
                        urllib.request.urlopen("http://127.0.0.1:8000/").read()
                        break
                    except OSError:
                        time.sleep(0.1)
                continue
            result = subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
            assert result.returncode == 0, (command, result.stderr)
            if "jq" in command:
                assert result.stdout.split()[0] == fastest(folder / "output"), result.stdout
    finally:
        if background:
            background.kill()
            background.wait()
    assert (folder / "charizard.png").stat().st_size > 20_000


def test_its_exit_statuses_and_commands_are_those_of_the_help():
    text = subprocess.run([PROGRAM, "help"], capture_output=True, text=True).stdout
    for command in re.findall(r"^  ([a-z]+) ", text.split("Options")[0], re.M):
        assert command in README, command
