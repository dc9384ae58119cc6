"""Lets the fuzzer send the bytes of uploads (tus 1.0.0) and objects of JSON in GraphQL."""

import schemathesis
from graphql import ObjectValueNode
from hypothesis import strategies

schemathesis.serializer.alias("application/offset+octet-stream", "application/octet-stream")
schemathesis.graphql.scalar("JSON", strategies.just(ObjectValueNode(fields=())))
