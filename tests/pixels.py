"""The pixels of a PNG."""

from io import BytesIO

from PIL import Image


class Pixels:
    """Width, height, and the colour of each pixel as (red, green, blue)."""

    def __init__(self, png):
        self._image = Image.open(BytesIO(png), formats=["PNG"]).convert("RGB")
        self.width, self.height = self._image.size

    def at(self, x, y):
        return self._image.getpixel((x, y))

    def colours(self, x, y, wide, high):
        """The colours that there are in a part of the picture."""
        part = self._image.crop((x, y, x + wide, y + high))
        return {colour for _, colour in part.getcolors(wide * high)}
