"""Everything that goes over the wire; the browser's types are made from here (`make wire`)."""
