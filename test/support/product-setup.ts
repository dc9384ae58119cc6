import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds changed sources, so that tests never start a stale product. */
export default function buildProduct(): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../../scripts/build.mjs')], {
    stdio: 'inherit',
    env: { PATH: process.env['PATH'] },
  });
  if (status !== 0) throw new Error('the product could not be built');
}
