import './on-node-24.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Checks provisioning with scim2-tester: `node scripts/scim-conformance.mjs`. Starts the built product, and installs the
 * tester into a Python environment of its own. Fails without Python.
 */
const root = join(import.meta.dirname, '..');
const { URL: url, SESSION, WORKSPACE } = process.env;
const run = (program, args, env = {}) =>
  spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });

if (!SESSION) {
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'with-product.mjs'), process.execPath, import.meta.filename],
    { stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}

if (run('python3', ['--version']).status !== 0) {
  console.error('Python 3 is missing, so SCIM could not be checked.');
  process.exit(1);
}
const tools = run(join(root, '.ci/python/tools'), ['scim']);
if (tools.status !== 0) {
  console.error('scim2-tester could not be installed, so SCIM could not be checked.');
  process.exit(1);
}
const created = await fetch(`${url}/api/v1/provisioning/tokens`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: url, cookie: SESSION, 'x-evident-workspace': WORKSPACE },
  body: JSON.stringify({ name: 'scim2-tester' }),
});
if (created.status !== 201) throw new Error(`No token: ${created.status} ${await created.text()}`);
const { token } = await created.json();
const checked = run(join(tools.stdout.trim(), 'python'), [join(root, '.ci/python/scim_conformance.py')], {
  SCIM_TOKEN: token,
});
process.stdout.write(checked.stdout);
process.exit(checked.status ?? 1);
