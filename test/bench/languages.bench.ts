import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from './row.ts';

const LIMIT_MS = 600_000;

/** Search in English, German, Arabic, Turkish and Chinese, and words in other forms. */
export function measure(): Promise<Row[]> {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--experimental-transform-types',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'languages-quality.ts'),
    ],
    { encoding: 'utf8', timeout: LIMIT_MS },
  );
  if (status !== 0) throw new Error(`Languages could not be measured: ${stderr}`);
  return Promise.resolve(JSON.parse(stdout) as Row[]);
}
