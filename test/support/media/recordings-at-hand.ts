import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Looked } from './look-at-recordings.ts';

/** Runs a script in a process of its own, because native code may end it. */
async function run(script: string, ...args: string[]): Promise<string> {
  const file = path.join(import.meta.dirname, script);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--experimental-transform-types', file, ...args],
    { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: path.join(tmpdir(), 'evident-sources') } },
  );
  return stdout;
}

/**
 * Small recordings in a temporary folder: four seconds of 160 × 120 pixels, with a white picture and a beep after one
 * and three seconds. With names, those of a written name instead. Made on the spot, so they need no license.
 */
export async function makeRecordings(...names: string[]) {
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'evident-recordings-'));
  await run('make-recordings.ts', folder, ...names);
  return {
    folder,
    read: (name: string): Promise<Buffer> => fs.readFile(path.join(folder, name)),
    /** Returns picture and sound of files. */
    look: async (...files: string[]): Promise<[Looked, ...Looked[]]> =>
      JSON.parse(await run('look-at-recordings.ts', ...files)) as [Looked, ...Looked[]],
    remove: (): Promise<void> => fs.rm(folder, { recursive: true }),
  };
}
