import { isMainThread } from 'node:worker_threads';
import { beWatched, watch } from './watched.ts';

/** Entry point of a document process: reads in the main thread, and a second thread watches it. */
if (isMainThread) {
  beWatched(import.meta.filename);
  const { serveDocument } = await import('./serve-document.ts');
  serveDocument();
} else watch();
