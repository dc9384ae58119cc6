// Starts stripe-mock for tests: prints its URL once it answers, and runs until it is killed. Builds it with Go from the
// module proxy. Without Go or the module it says what is missing, prints `none` and exits with 3.
// Usage: node .ci/stripe-mock.mjs [port]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0';
const BUILD_MS = 150_000;
const START_MS = 15_000;

const go = ['go', '/usr/local/go/bin/go'].find((name) => spawnSync(name, ['version']).status === 0);
if (!go) missing('Go');
const folder = mkdtempSync(join(tmpdir(), 'evident-stripe-mock-'));
spawnSync(go, ['install', MODULE], { env: { ...process.env, GOBIN: folder }, stdio: 'ignore', timeout: BUILD_MS });
const program = join(folder, 'stripe-mock');
if (!existsSync(program)) missing(`${MODULE}, which Go could not build`);

const port = Number(process.argv[2] ?? 0) || (await freePort());
const url = `http://127.0.0.1:${port}`;
const server = spawn(program, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
const stop = (code) => {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => stop(0));
server.once('exit', () => fail(1));
for (const until = Date.now() + START_MS; !(await answers());) {
  if (Date.now() > until) fail(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
process.stdout.write(`${url}\n`);

function answers() {
  return fetch(`${url}/v1/prices`, { headers: { Authorization: 'Bearer sk_test_123' } }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function fail(code) {
  process.stdout.write('none\n');
  stop(code);
}

function missing(what) {
  process.stderr.write(`stripe-mock is left out: there is no ${what}.\n`);
  process.stdout.write('none\n');
  process.exit(3);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const free = probe.address().port;
      probe.close(() => resolve(free));
    });
  });
}
