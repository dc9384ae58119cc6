import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';

/** Changes are stored, so a failed job is not tried often: the next round finds them. */
export const EMBED_SEARCH: JobQueue<{ teamId: Uuid }> = { name: 'embed-search', retries: 1 };

export const TEND_VECTORS: JobQueue<object> = { name: 'tend-search-vectors', retries: 0 };
