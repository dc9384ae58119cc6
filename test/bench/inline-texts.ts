import type { TextWorkers } from '@evident/application/texts/text-workers';
import { computeText } from '../../adapters/text-workers/compute-text.ts';

/** Computes on texts in this thread, because nothing else waits for it. */
export const INLINE_TEXTS: TextWorkers = {
  run: (_group, task, ...input) => computeText({ task, input }) as never,
};
