"""A failed build falls back to the Python twins, which would make many tests skip: here it shows."""

import importlib
import shutil

import pytest


@pytest.mark.skipif(shutil.which("c++") is None, reason="no compiler, so the twins are all there is")
def test_with_a_compiler_the_native_module_is_built():
    try:
        importlib.import_module("whygrid.kernels._native")
    except ImportError:
        pytest.fail("the native code does not compile: `make sanitize` shows the compiler's words")
