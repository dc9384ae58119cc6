import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const LIMIT_MS = 180_000;

/** Waits for the line that .ci/elasticsearch.mjs prints into the file of `ELASTICSEARCH_STARTED`, and offers the URL to the tests. */
export async function elasticsearchAnswers() {
  const file = process.env.ELASTICSEARCH_STARTED;
  if (!file) return;
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await setTimeout(200)) {
    const line = readFileSync(file, 'utf8').trim();
    if (line === '') continue;
    if (line !== 'none') process.env.ELASTICSEARCH_URL = line;
    return;
  }
}
