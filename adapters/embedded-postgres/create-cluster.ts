import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '@evident/application/kernel/start-problem';
import type { Binaries } from './binaries.ts';
import { clusterProblem } from './cluster-problem.ts';
import type { Runner } from './runner.ts';

export const OWNER = 'evident';
/** Version of the file format. PostgreSQL reads only files of its own major version. */
const MAJOR = 18;

const INITDB = [
  `--username=${OWNER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--no-instructions',
  // Built-in locale, so that collation is the same on every machine.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

function run(
  runner: Runner,
  program: string,
  args: readonly string[],
  folder: string,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = runner.spawn(program, args, {
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.once('error', reject).once('close', (code) => resolve({ code, said }));
  });
}

async function versionOf(cluster: string): Promise<number | null> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return version === null ? null : Number.parseInt(version, 10);
}

/** Creates the database files unless they exist. Atomic, so an interrupted start needs no repair. */
export async function createCluster(
  cluster: string,
  binaries: Binaries,
  runner: Runner,
  password: string,
): Promise<void> {
  const version = await versionOf(cluster);
  if (version === MAJOR) return;
  if (version !== null) {
    const advice =
      version > MAJOR
        ? 'install the newer version of Evident that created them'
        : `export them with PostgreSQL ${version} first`;
    throw new StartProblem(
      `The files in ${cluster} need PostgreSQL ${version}, but this version of Evident includes PostgreSQL ${MAJOR}: ${advice}, or choose another folder with EVIDENT_DATA_DIR.`,
    );
  }
  const unfinished = `${cluster}.unfinished`;
  const passwordFile = `${cluster}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await runner.own(unfinished);
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    await runner.own(passwordFile);
    const { code, said } = await run(
      runner,
      binaries.initdb,
      [`--pgdata=${unfinished}`, `--pwfile=${passwordFile}`, ...INITDB],
      unfinished,
    );
    if (code !== 0) throw clusterProblem(said, cluster);
    await rename(unfinished, cluster);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
}
