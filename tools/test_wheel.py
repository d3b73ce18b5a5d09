"""Test the Whygrid that is installed for this Python, and not the one beside this file.

python tools/test_wheel.py [PATH...]     tests of the checkout; without any, those that say most in a minute

The native module must be there, and the files that belong to the package; then the tests run from an empty
folder, so that nothing of the checkout but the tests themselves can be imported.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from importlib import resources
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ("tests/kernels", "tests/logic/test_check.py", "tests/cli/test_help.py", "tests/test_public_names.py")
FILES = ("py.typed", "web/page/index.html", "service/pages/playback.js", "web/examples.json")


def main() -> int:
    """Look at what is installed, then run the tests."""
    import whygrid
    from whygrid import kernels
    from whygrid.registry import examples, genre_names

    home = Path(whygrid.__file__).parent
    assert not home.is_relative_to(ROOT / "src"), f"this is the checkout: {home}"
    assert kernels.NATIVE, "the native module is missing"
    missing = [name for name in FILES if not (resources.files("whygrid") / name).is_file()]
    assert not missing, f"not in the package: {missing}"
    print(
        f"whygrid {whygrid.__version__} in {home}: {len(examples())} examples of {', '.join(genre_names())}"
    )
    with tempfile.TemporaryDirectory() as empty:
        tests = [str(ROOT / path) for path in sys.argv[1:] or TESTS]
        options = ["-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml")]
        command = [sys.executable, "-m", "pytest", *options, *tests]
        return subprocess.run(command, cwd=empty, env={**os.environ, "PYTHONPATH": str(ROOT)}).returncode


if __name__ == "__main__":
    sys.exit(main())
