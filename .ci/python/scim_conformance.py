"""Checks a SCIM server with scim2-tester, and fails for everything that it objects to."""

import os
import sys

from httpx2 import Client
from scim2_client.engines.httpx2 import SyncSCIMClient
from scim2_tester import Status, check_server

client = Client(
    base_url=f"{os.environ['URL']}/scim/v2",
    headers={"Authorization": f"Bearer {os.environ['SCIM_TOKEN']}"},
    timeout=20,
)
scim = SyncSCIMClient(client)
scim.discover()
results = check_server(scim, raise_exceptions=False)
failed = [each for each in results if each.status in (Status.ERROR, Status.CRITICAL)]
for each in failed:
    print(f"{each.status.name} {each.title}: {each.reason}")
    if os.environ.get("VERBOSE"):
        print("  ", each.data)
print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
sys.exit(1 if failed or not results else 0)
