"""What documents are made of: generated pages, screens, the site, notes of a release."""
