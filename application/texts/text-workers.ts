import type { TextTasks } from './text-tasks.ts';

/** A task took more processor time or memory than allowed. Repeating it fails again: callers skip the text and say so. */
export class TextLimitExceeded extends Error {}

/** Computes on texts off the request thread. */
export interface TextWorkers {
  /**
   * @param group the workspace, or one of its objects; groups take turns
   * @throws TextLimitExceeded
   */
  run<Task extends keyof TextTasks>(
    group: string,
    task: Task,
    ...input: Parameters<TextTasks[Task]>
  ): Promise<ReturnType<TextTasks[Task]>>;
}
