"""The command with much time for every question to its server, so that no slow machine runs out of it."""

from tests.patience import PATIENCE
from whygrid.__main__ import main
from whygrid.web import guard, pool, serving

if __name__ == "__main__":
    guard.BODY_SECONDS = guard.LINGER_SECONDS = float(PATIENCE)
    pool.LANES = {name: lane._replace(seconds=float(PATIENCE)) for name, lane in pool.LANES.items()}
    serving.AHEAD = False  # tests need the processors themselves
    main()
