import type { SqlBool } from 'kysely';
import { expression } from '../queries.ts';

/** Whether an applied tag `ht` counts. Written as in the index, so that counting reads nothing else. */
export const COUNTED = expression<SqlBool>`NOT ht.trashed`;
