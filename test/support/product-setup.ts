import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../scripts/build.mjs');

/** Builds the parts whose sources changed, so that tests never start a stale product. */
export function build(...parts: readonly ('web' | 'server' | 'storybook')[]): void {
  const { status } = spawnSync(process.execPath, [PROGRAM, ...parts], {
    stdio: 'inherit',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  if (status !== 0) throw new Error('the product could not be built');
}

export default function buildProduct(): void {
  build('web', 'server');
}
