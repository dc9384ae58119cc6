import { parentPort } from 'node:worker_threads';
import { cluster, groupItems, titled } from '@evident/domain/clustering';
import { type AnsweredTask, type ClusteringTask, PROGRESS, STOP, WHOLE } from './clustering-task.ts';

/** Worker thread that groups highlights: pure computation that takes seconds for thousands. */
parentPort!.on('message', (task: ClusteringTask) => parentPort!.postMessage(answered(task), []));

class Stopped extends Error {}

function answered(task: ClusteringTask): AnsweredTask {
  try {
    return { done: carriedOut(task) };
  } catch (error) {
    if (error instanceof Stopped) return { done: null };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

function carriedOut(task: ClusteringTask) {
  if (task.task === 'title') return titled(task.items, task.grouping);
  const { items, vectors, amount, strictness } = task.asked;
  if (task.task === 'cluster') return cluster(items, vectors, amount, strictness);
  const shared = new Int32Array(task.shared);
  return groupItems(items, vectors, amount, strictness, (share) => {
    Atomics.store(shared, PROGRESS, Math.round(share * WHOLE));
    if (Atomics.load(shared, STOP) !== 0) throw new Stopped();
  });
}
