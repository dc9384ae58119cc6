// Starts Elasticsearch for tests and development: prints its URL once it answers, and runs until it is killed.
// Takes the server from Maven Central, and a JDK 21 or newer from the machine. Without one of them it says what is
// missing, prints `none` and exits with 3. Usage: node .ci/elasticsearch.mjs [port]
import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  chmodSync,
  existsSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSION = '9.2.0';
const ARTIFACT = `org.elasticsearch.distribution.integ-test-zip:elasticsearch:${VERSION}:zip`;
const ZIP = join(
  homedir(),
  `.m2/repository/org/elasticsearch/distribution/integ-test-zip/elasticsearch/${VERSION}/elasticsearch-${VERSION}.zip`,
);
const HEAP = '1g';
const OLDEST_JAVA = 21;
const START_MS = 120_000;

const java = newestJava();
if (!java) missing(`a JDK ${OLDEST_JAVA} or newer`);
if (!existsSync(ZIP)) {
  spawnSync('mvn', ['-q', '-B', 'dependency:get', '-Dtransitive=false', `-Dartifact=${ARTIFACT}`], {
    stdio: 'ignore',
    timeout: 300_000,
  });
}
if (!existsSync(ZIP)) missing(`${ARTIFACT}, which Maven could not fetch`);

const folder = mkdtempSync(join(tmpdir(), 'evident-elasticsearch-'));
chmodSync(folder, 0o755);
const tool = ['unzip', 'jar', 'bsdtar'].find((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0);
const unpacked = { unzip: ['-q', ZIP], jar: ['xf', ZIP], bsdtar: ['-xf', ZIP] }[tool ?? 'unzip'];
if (spawnSync(tool ?? 'unzip', unpacked, { cwd: folder }).status !== 0) missing('unzip');
const home = join(folder, `elasticsearch-${VERSION}`);
chmodSync(join(home, 'bin/elasticsearch'), 0o755);
for (const name of readdirSync(join(home, 'bin'))) chmodSync(join(home, 'bin', name), 0o755);

const port = Number(process.argv[2] ?? 0) || (await freePort());
writeFileSync(
  join(home, 'config/elasticsearch.yml'),
  [
    'discovery.type: single-node',
    `http.port: ${port}`,
    'network.host: 127.0.0.1',
    'xpack.security.enabled: false',
    // A full disk of the machine is none of the tests' business; one test blocks an index itself.
    'cluster.routing.allocation.disk.threshold_enabled: false',
    '',
  ].join('\n'),
);
// Elasticsearch refuses to run as root.
const account = process.getuid?.() === 0 ? nobody() : {};
if (account.uid) own(folder, account);
const server = spawn(join(home, 'bin/elasticsearch'), {
  ...account,
  cwd: home,
  env: { PATH: process.env.PATH, ES_JAVA_HOME: java, ES_JAVA_OPTS: `-Xms${HEAP} -Xmx${HEAP}`, HOME: folder },
  stdio: ['ignore', 'ignore', 'pipe'],
});
let said = '';
server.stderr.on('data', (bytes) => (said = (said + bytes).slice(-4000)));
const ended = new Promise((resolve) => server.once('exit', resolve));
let stopping = false;
const stop = async (code) => {
  stopping = true;
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => void stop(0));
server.once('exit', () => {
  if (stopping) return;
  process.stderr.write(`Elasticsearch ended.\n${said}\n`);
  process.stdout.write('none\n');
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
});

const url = `http://127.0.0.1:${port}`;
for (const until = Date.now() + START_MS; !(await answers());) {
  if (Date.now() > until) {
    process.stdout.write('none\n');
    await stop(1);
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
}
process.stdout.write(`${url}\n`);

function answers() {
  return fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function missing(what) {
  process.stderr.write(`Elasticsearch is left out: there is no ${what}.\n`);
  process.stdout.write('none\n');
  process.exit(3);
}

/** The newest JDK of the machine, by the number in its file `release`. */
function newestJava() {
  const machine = existsSync('/usr/lib/jvm') ? readdirSync('/usr/lib/jvm').map((name) => `/usr/lib/jvm/${name}`) : [];
  const found = [process.env.ES_JAVA_HOME, process.env.JAVA_HOME, ...machine]
    .filter((path) => path && existsSync(join(path, 'bin/java')) && existsSync(join(path, 'release')))
    .map((path) => ({
      path,
      version: Number(/JAVA_VERSION="(\d+)/.exec(readFileSync(join(path, 'release'), 'utf8'))?.[1] ?? 0),
    }))
    .sort((a, b) => b.version - a.version)[0];
  return found && found.version >= OLDEST_JAVA ? found.path : null;
}

function nobody() {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('nobody:'));
  if (!line) missing('user nobody to run it as');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function own(path, { uid, gid }) {
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { recursive: true })) chownSync(join(path, entry), uid, gid);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const free = probe.address().port;
      probe.close(() => resolve(free));
    });
  });
}
