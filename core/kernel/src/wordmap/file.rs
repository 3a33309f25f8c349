//! A word map as bytes: a cache, so that it need not be built anew.
