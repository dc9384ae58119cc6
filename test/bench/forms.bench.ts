import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from './row.ts';

const LIMIT_MS = 120_000;

/** Transcripts as programs write them, and documents made by others, read by the importers. */
export function measure(): Promise<Row[]> {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--experimental-transform-types',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'forms-quality.ts'),
    ],
    { encoding: 'utf8', timeout: LIMIT_MS },
  );
  if (status !== 0) throw new Error(`Forms could not be measured: ${stderr}`);
  return Promise.resolve(JSON.parse(stdout) as Row[]);
}
