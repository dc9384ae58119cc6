import { extname, join } from 'node:path';
import type { AskedClusters, Clusterer } from '@evident/application/clustering/clusterer';
import type { HighlightClusters } from '@evident/domain/clustering';
import { WorkerThread } from '../threads/worker-thread.ts';

export type { AskedClusters };
export type AnsweredClusters = { readonly clusters: HighlightClusters } | { readonly failed: string };

/** 10,000 highlights take two seconds of an idle processor. */
const LIMITS = { timeMs: 120_000, memoryMb: 1024 };
const PROGRAM = join(import.meta.dirname, `clustering-thread${extname(import.meta.filename)}`);

/** Groups highlights in a worker thread, one request after the other. */
export class ThreadClusterer implements Clusterer {
  private readonly thread = new WorkerThread<AskedClusters, AnsweredClusters>({ ...LIMITS, program: PROGRAM });

  async cluster(asked: AskedClusters): Promise<HighlightClusters> {
    const answered = await this.thread.ask(asked);
    if ('failed' in answered) throw new Error(`Clustering failed: ${answered.failed}`);
    return answered.clusters;
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
