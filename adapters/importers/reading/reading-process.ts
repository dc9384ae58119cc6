import { isMainThread } from 'node:worker_threads';
import { beWatched, watch } from '../../threads/watched.ts';

/** Entry point of a reading process: reads in the main thread, and a second thread watches it. */
if (isMainThread) {
  beWatched(import.meta.filename);
  const { serveReading } = await import('./serve-reading.ts');
  serveReading();
} else watch();
