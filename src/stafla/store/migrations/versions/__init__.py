"""One module a step; steps are never changed once released."""
