"""How the browser is started: the machine's Chromium where there is one, else Playwright's own, quiet and lean."""

from __future__ import annotations

import shutil

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser")
"""The machine's Chromium, or None."""

OFF = [
    # Pages of the browser's own below its address bar, one set for each window: two thirds of what a window costs.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # The last list of this kind counts alone, so Playwright's follows.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
]

ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(OFF)}",
]
"""Keeps the browser from asking the outside for anything: what a test sees comes from the server under test."""
