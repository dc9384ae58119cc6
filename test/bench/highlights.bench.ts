import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from './row.ts';

/**
 * Share of correct highlights after edits of the sample interviews, by script. Excludes highlights that lose more than
 * half of their words.
 */
export function measure(): Promise<Row[]> {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--experimental-transform-types',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'edited-highlights.ts'),
    ],
    { encoding: 'utf8', timeout: 300_000 },
  );
  if (status !== 0) throw new Error(`The highlights could not be judged: ${stderr}`);
  return Promise.resolve(JSON.parse(stdout) as Row[]);
}
