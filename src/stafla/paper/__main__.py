"""A sheet on standard input becomes PDF on standard output."""

import sys

from stafla.paper.pdf import draw
from stafla.paper.sheet import read

if __name__ == "__main__":
    sys.stdout.buffer.write(draw(read(sys.stdin.buffer.read())))
