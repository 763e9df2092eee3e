"""What every test shares: how Hypothesis searches."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# No deadline for one example: two busy cores may make any of them slow.
settings.register_profile("usual", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("full", settings.get_profile("usual"), max_examples=2_000)
settings.load_profile("full" if os.environ.get("HITPARADE_FULL") else "usual")
