import { AsyncLocalStorage } from 'node:async_hooks';
import type { Depths } from '@evident/application/jobs/deep-jobs';

const current = new AsyncLocalStorage<number>();

/** The depth of the work at hand in this process. Events that it announces get it. */
export const depths: Depths = {
  now: () => current.getStore() ?? 0,
  during: (depth, work) => current.run(depth, work),
};
