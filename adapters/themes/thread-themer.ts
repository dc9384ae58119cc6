import { extname, join } from 'node:path';
import type { PointToPlace, Themer, ThemesPlaced, TitledGroup } from '@evident/application/channels/themer';
import { WorkerThread } from '../threads/worker-thread.ts';
import type { AnsweredThemes, ThemesTask } from './themes-task.ts';

/** 2,000 data points take a second or two of an idle processor. */
const LIMITS = { timeMs: 120_000, memoryMb: 512, idleMs: 10_000 };
const PROGRAM = join(import.meta.dirname, `themes-thread${extname(import.meta.filename)}`);

/** Places data points in themes in a worker thread, one step after the other. */
export class ThreadThemer implements Themer {
  private readonly thread: WorkerThread<ThemesTask, AnsweredThemes> = new WorkerThread({ ...LIMITS, program: PROGRAM });

  async place(
    state: Uint8Array | null,
    gone: readonly { readonly vector: Float32Array; readonly cell: number }[],
    points: readonly PointToPlace[],
  ): Promise<ThemesPlaced> {
    const answer = await this.thread.ask({ task: 'place', state, gone, points });
    if ('placed' in answer) return answer.placed;
    throw new Error(`Themes were not found: ${'failed' in answer ? answer.failed : 'another answer'}`);
  }

  async titles(groups: readonly (readonly string[])[], others: readonly string[]): Promise<readonly TitledGroup[]> {
    const answer = await this.thread.ask({ task: 'title', groups, others });
    if ('titles' in answer) return answer.titles;
    throw new Error(`Themes were not titled: ${'failed' in answer ? answer.failed : 'another answer'}`);
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
