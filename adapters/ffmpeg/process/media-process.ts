import { isMainThread } from 'node:worker_threads';
import { beWatched, watch } from '../../threads/watched.ts';

/** Maximum memory of a media process in bytes. Decoding 8K takes about 1 GB. */
const RESIDENT_MAX = 3 * 1024 ** 3;

/** Entry point of a media process: converts in the main thread, and a second thread watches it. */
if (isMainThread) {
  beWatched(import.meta.filename);
  const { serveTask } = await import('./serve-task.ts');
  serveTask();
} else watch(RESIDENT_MAX);
