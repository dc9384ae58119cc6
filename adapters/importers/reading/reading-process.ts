import { isMainThread } from 'node:worker_threads';
import { beWatched, watch } from './watched.ts';

/** The program of a reading process: the reading, and beside it the thread that watches over it. */
if (isMainThread) {
  beWatched(import.meta.filename);
  const { serveReading } = await import('./serve-reading.ts');
  serveReading();
} else watch();
