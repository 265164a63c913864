"""``python -m vaza`` is the `vaza` command."""

from vaza.cli import main

if __name__ == "__main__":
    main()
