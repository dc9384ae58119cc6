"""Lets the fuzzer send the bytes of uploads (tus 1.0.0)."""

import schemathesis

schemathesis.serializer.alias("application/offset+octet-stream", "application/octet-stream")
