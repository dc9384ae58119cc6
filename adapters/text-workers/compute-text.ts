import { TEXT_TASKS, type TextTasks } from '@evident/application/texts/text-tasks';
import { personalDataIn, withoutOverlaps } from '@evident/domain/suggestions';
import type { AskedText } from './text-threads.ts';

/** The tasks, with those that need a library. Libraries are loaded by the first task that needs them. */
const TASKS: { readonly [Task in keyof TextTasks]: (...input: never[]) => unknown } = {
  ...TEXT_TASKS,
  async personalData(text: string, isEnglish: boolean) {
    const names = isEnglish ? (await import('./names.ts')).namesIn(text) : [];
    return withoutOverlaps([...personalDataIn(text), ...names]);
  },
  async sentiment(texts: readonly string[]) {
    const { sentimentOf } = await import('./sentiment.ts');
    return texts.map(sentimentOf);
  },
};

/** Carries out a task in this thread. */
export const computeText = async ({ task, input }: AskedText): Promise<unknown> => TASKS[task](...(input as never[]));
