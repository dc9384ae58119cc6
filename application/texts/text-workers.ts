import type { Uuid } from '@evident/domain/kernel';
import type { TextTasks } from './text-tasks.ts';

/** A task took more processor time or memory than allowed. Repeating it fails again: callers skip the text and say so. */
export class TextLimitExceeded extends Error {}

/** Computes on texts off the request thread. Workspaces take turns. */
export interface TextWorkers {
  /** @throws TextLimitExceeded */
  run<Task extends keyof TextTasks>(
    teamId: Uuid,
    task: Task,
    ...input: Parameters<TextTasks[Task]>
  ): Promise<ReturnType<TextTasks[Task]>>;
}
