import { parentPort } from 'node:worker_threads';
import { giveWay } from '../threads/give-way.ts';
import { computeText } from './compute-text.ts';
import type { AnsweredText, AskedText } from './text-threads.ts';

/** Worker thread that computes on texts, one task at a time. */
giveWay();
parentPort!.on('message', (asked: AskedText) => {
  void computeText(asked)
    .then((result): AnsweredText => ({ result }))
    .catch((error: unknown): AnsweredText => ({
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }))
    .then((answer) => parentPort!.postMessage(answer, []));
});
