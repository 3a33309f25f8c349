"""That something changed: told to threads (``hub``) and to other workers (``bus``)."""
