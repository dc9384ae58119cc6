import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chown, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartProblem } from '@evident/application/kernel/start-problem';

/** Runs PostgreSQL's programs as a user they accept. */
export interface Runner {
  spawn(program: string, args: readonly string[], options: SpawnOptions): ChildProcess;
  /** Changes the owner of a file or folder to that user. */
  own(path: string): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

const asMyself: Runner = { spawn: (program, args, options) => spawn(program, args, options), own: async () => {} };

const KEEPS_ACCESS = [
  '--clear-groups',
  '--securebits=+no_setuid_fixup,+noroot',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
];
const setpriv = ({ uid, gid }: Account) => [`--reuid=${uid}`, `--regid=${gid}`, ...KEEPS_ACCESS];

async function accountFor(cluster: string): Promise<Account> {
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  const found = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  throw new StartProblem(
    'PostgreSQL cannot run as root, and this machine has no user postgres or nobody: start Evident as a regular user.',
  );
}

/** Returns the nearest folder above `path` that `account` cannot traverse. */
async function closedFolder(path: string, account: Account): Promise<string | null> {
  const { uid, gid, mode } = await stat(path);
  const mayPass = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if (!(mode & mayPass)) return path;
  return dirname(path) === path ? null : closedFolder(dirname(path), account);
}

/**
 * As root, PostgreSQL runs as the owner of `cluster` or an unprivileged system user.
 * If that user cannot traverse a parent folder (`/root`, a temporary folder), it keeps only root's capability to
 * traverse folders.
 */
export async function runnerFor(cluster: string, onTheWay: readonly string[]): Promise<Runner> {
  if (process.getuid?.() !== 0) return asMyself;
  const account = await accountFor(cluster);
  const own = (path: string) => chown(path, account.uid, account.gid);
  let closed: string | null = null;
  for (const path of onTheWay) closed ??= await closedFolder(path, account);
  if (!closed) return { own, spawn: (program, args, options) => spawn(program, args, { ...options, ...account }) };
  if (spawnSync('setpriv', [...setpriv(account), 'true']).status !== 0) {
    throw new StartProblem(
      `PostgreSQL cannot run as root, and its user cannot open ${closed}: start Evident as a regular user, or open that folder with chmod o+x.`,
    );
  }
  return { own, spawn: (program, args, options) => spawn('setpriv', [...setpriv(account), program, ...args], options) };
}
