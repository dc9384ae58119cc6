import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const LIMIT_MS = 180_000;

/**
 * Waits for the line that the script of an engine prints into its file (`ELASTICSEARCH_STARTED`), and offers the URL to the
 * tests (`ELASTICSEARCH_URL`).
 */
export async function engineAnswers(engine) {
  const file = process.env[`${engine}_STARTED`];
  if (!file) return;
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await setTimeout(200)) {
    const line = readFileSync(file, 'utf8').trim();
    if (line === '') continue;
    if (line !== 'none') process.env[`${engine}_URL`] = line;
    return;
  }
}
