import { extname, join } from 'node:path';
import type {
  PointToPlace,
  ThemeCorrection,
  Themer,
  ThemesPlaced,
  TitledGroup,
} from '@evident/application/channels/themer';
import { refuse } from '@evident/domain/kernel';
import type { TopicExamples } from '@evident/domain/themes';
import { WorkerThread } from '../threads/worker-thread.ts';
import type { AnsweredThemes, ThemesTask } from './themes-task.ts';

/** 2,000 data points take a second or two of an idle processor. */
const LIMITS = { timeMs: 120_000, memoryMb: 512, idleMs: 10_000 };
const PROGRAM = join(import.meta.dirname, `themes-thread${extname(import.meta.filename)}`);

/** Places data points in themes in a worker thread, one step after the other. */
export class ThreadThemer implements Themer {
  private readonly thread: WorkerThread<ThemesTask, AnsweredThemes> = new WorkerThread({ ...LIMITS, program: PROGRAM });

  place(
    state: Uint8Array | null,
    gone: readonly { readonly vector: Float32Array; readonly cell: number }[],
    points: readonly PointToPlace[],
    backlog: boolean,
  ): Promise<ThemesPlaced> {
    return this.placed({ task: 'place', state, gone, points, backlog });
  }

  correct(state: Uint8Array, correction: ThemeCorrection): Promise<ThemesPlaced> {
    return this.placed({ task: 'correct', state, correction });
  }

  async titles(
    groups: readonly (readonly string[])[],
    others: readonly string[],
    known: readonly (string | null)[],
  ): Promise<readonly TitledGroup[]> {
    const answer = await this.thread.ask({ task: 'title', groups, others, known });
    if ('titles' in answer) return answer.titles;
    throw new Error(`Themes were not titled: ${'failed' in answer ? answer.failed : 'another answer'}`);
  }

  async topicCells(state: Uint8Array, topics: readonly TopicExamples[]): Promise<readonly (readonly number[])[]> {
    const answer = await this.thread.ask({ task: 'topics', state, topics });
    if ('topics' in answer) return answer.topics;
    throw new Error(`Topics were not found: ${'failed' in answer ? answer.failed : 'another answer'}`);
  }

  private async placed(task: ThemesTask): Promise<ThemesPlaced> {
    const answer = await this.thread.ask(task);
    if ('placed' in answer) return answer.placed;
    if ('refused' in answer) return refuse(answer.refused.code, answer.refused.title, answer.refused.advice);
    throw new Error(`Themes were not found: ${'failed' in answer ? answer.failed : 'another answer'}`);
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
