import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';

/** Changes are stored, so a failed copy is not tried often: the next round finds them. */
export const COPY_SEARCH: JobQueue<{ teamId: Uuid }> = { name: 'copy-search', retries: 1 };

export const CHECK_SEARCH: JobQueue<{ teamId: Uuid }> = { name: 'check-search', retries: 1 };

export const TEND_ENGINE: JobQueue<object> = { name: 'tend-search-engine', retries: 0 };
/** Every minute: changes that a copy failed for wait no longer than that. */
export const TENDING_TIME = '* * * * *';

export const CHECK_ENGINE: JobQueue<object> = { name: 'check-search-engine', retries: 0 };
export const CHECKING_TIME = '40 2 * * *';
