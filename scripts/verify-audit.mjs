/**
 * Verifies the audit log of a workspace: `EVIDENT_URL=https://acme.example.org EVIDENT_TOKEN=… npm run audit:verify`.
 * The access token is one of an admin. With `-- <seal>` it also fails if the chain ends with
 * another seal, as a shortened chain does. Exits with 1 if the chain is broken, and with 2 if it cannot be read.
 */
const { EVIDENT_URL: url, EVIDENT_TOKEN: token } = process.env;
if (!url || !token) {
  console.error('Set EVIDENT_URL to the address of the workspace, and EVIDENT_TOKEN to the access token of an admin.');
  process.exit(2);
}

async function part(after) {
  const response = await fetch(new URL(`/api/v1/audit-chain?after=${after}`, url), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.ok) return response.json();
  console.error(`The audit log could not be read: ${response.status} ${await response.text()}`);
  process.exit(2);
}

let checked = 0;
let first = null;
let report;
do {
  report = await part(report?.next ?? 0);
  checked += report.checked;
  first ??= report.first;
} while (report.next !== null);

if (report.broken) {
  const { problem, sequence, entryId } = report.broken;
  console.error(
    `Broken at entry ${sequence} (${problem}${entryId ? `, ${entryId}` : ''}). ${checked} entries before it are whole.`,
  );
  process.exit(1);
}
const [expected] = process.argv.slice(2);
if (expected && expected !== report.head) {
  console.error(`The chain is whole, but its last seal is ${report.head}. Compare the entries since then.`);
  process.exit(1);
}
console.log(
  `Whole: ${checked} entries${first ? ` from ${first.at} to ${report.last.at}` : ''}. ${report.forgotten} deleted by retention, ${report.unsealed} not sealed yet. Last seal: ${report.head ?? 'none'}`,
);
