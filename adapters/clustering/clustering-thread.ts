import { parentPort } from 'node:worker_threads';
import { cluster } from '@evident/domain/clustering';
import type { AnsweredClusters, AskedClusters } from './thread-clusterer.ts';

/** Worker thread that groups highlights: pure computation that takes seconds for thousands. */
parentPort!.on('message', (asked: AskedClusters) => parentPort!.postMessage(answered(asked), []));

function answered({ items, vectors, amount, strictness }: AskedClusters): AnsweredClusters {
  try {
    return { clusters: cluster(items, vectors, amount, strictness) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
