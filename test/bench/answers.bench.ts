import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from './row.ts';

const LIMIT_MS = 3_600_000;

/** Answers without a model: their passages and citations on QMSum, and their speed against the search. */
export function measure(): Promise<Row[]> {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--experimental-transform-types',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'answers-measured.ts'),
    ],
    { encoding: 'utf8', timeout: LIMIT_MS },
  );
  if (status !== 0) throw new Error(`Answers could not be measured: ${stderr}`);
  return Promise.resolve(JSON.parse(stdout) as Row[]);
}
