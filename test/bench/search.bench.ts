import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from './row.ts';

const LIMIT_MS = 3_600_000;

/** Search over many documents, and copying them to Elasticsearch. Needs `ELASTICSEARCH_URL`, see .ci/elasticsearch.mjs. */
export function measure(): Promise<Row[]> {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--experimental-transform-types',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'search-engines.ts'),
    ],
    { encoding: 'utf8', timeout: LIMIT_MS },
  );
  if (status !== 0) throw new Error(`Search could not be measured: ${stderr}`);
  return Promise.resolve(JSON.parse(stdout) as Row[]);
}
