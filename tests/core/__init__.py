"""Rules that belong to the kernel, asked through the seam."""
