import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AskedClusters, Clusterer } from '@evident/application/clustering/clusterer';
import type { ClusterItem, Grouping, HighlightClusters } from '@evident/domain/clustering';
import { WorkerThread } from '../threads/worker-thread.ts';
import { type AnsweredTask, type ClusteringTask, PROGRESS, STOP, WHOLE } from './clustering-task.ts';

/** 2,000 highlights take half a second of an idle processor. */
const LIMITS = { timeMs: 120_000, memoryMb: 1024, idleMs: 10_000 };
/** 50,000 take ten. */
const LONG = { timeMs: 600_000, memoryMb: 1024, idleMs: 10_000 };
const PROGRAM = join(import.meta.dirname, `clustering-thread${extname(import.meta.filename)}`);
/** Milliseconds between two looks at the progress of a long task. */
const LOOK_MS = 1_000;

type Thread = WorkerThread<ClusteringTask, AnsweredTask>;

/** Groups highlights in two worker threads: one for requests, one for jobs. Each does one task after the other. */
export class ThreadClusterer implements Clusterer {
  private readonly short: Thread = new WorkerThread({ ...LIMITS, program: PROGRAM });
  private readonly long: Thread = new WorkerThread({ ...LONG, program: PROGRAM });

  async cluster(asked: AskedClusters): Promise<HighlightClusters> {
    return (await done(this.short.ask({ task: 'cluster', asked }))) as HighlightClusters;
  }

  async group(asked: AskedClusters, goesOn: (share: number) => Promise<boolean>): Promise<Grouping | null> {
    const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
    const places = new Int32Array(shared);
    const ended = new AbortController();
    const found = done(this.long.ask({ task: 'group', asked, shared })).finally(() => ended.abort());
    const looked = look(places, goesOn, ended.signal).catch((error: unknown) => {
      Atomics.store(places, STOP, 1);
      throw error;
    });
    const [grouping] = await Promise.all([found, looked]);
    return grouping as Grouping | null;
  }

  async titled(items: readonly (ClusterItem | null)[], grouping: Grouping): Promise<HighlightClusters> {
    return (await done(this.short.ask({ task: 'title', items, grouping }))) as HighlightClusters;
  }

  async close(): Promise<void> {
    await Promise.all([this.short.close(), this.long.close()]);
  }
}

async function look(
  places: Int32Array,
  goesOn: (share: number) => Promise<boolean>,
  ended: AbortSignal,
): Promise<void> {
  for (;;) {
    await wait(LOOK_MS, undefined, { signal: ended }).catch(() => undefined);
    if (ended.aborted) return;
    if (!(await goesOn(Atomics.load(places, PROGRESS) / WHOLE))) Atomics.store(places, STOP, 1);
  }
}

async function done(answer: Promise<AnsweredTask>): Promise<unknown> {
  const answered = await answer;
  if ('failed' in answered) throw new Error(`Clustering failed: ${answered.failed}`);
  return answered.done;
}
