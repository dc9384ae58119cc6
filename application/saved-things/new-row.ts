import type { SavedRow } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';

/** The columns of a new row. */
export function newRow({ ids, clock }: { ids: Ids; clock: Clock }, { teamId }: Pick<Actor, 'teamId'>): SavedRow {
  const now = clock.now();
  return { id: ids.newId(), teamId, version: 1, createdAt: now, updatedAt: now };
}
