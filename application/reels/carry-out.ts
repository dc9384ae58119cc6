import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { REELS_MAX, type Reel, type ReelChange } from '@evident/domain/reels';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { demand } from '../permissions/index.ts';
import { reelChanged, reelRemoved } from './events.ts';
import type { ReelStores } from './reel-store.ts';

export const REEL_CHANGES = 'reels:changed';

/** The reel, locked, once the actor may change it. @throws Refusal `NotFound`, `Forbidden` */
export async function reelToChange(
  { reels, projectAccess }: Pick<ReelStores, 'reels' | 'projectAccess'>,
  actor: Actor,
  reelId: Uuid,
): Promise<Reel> {
  const reel = (await reels.find(reelId)) ?? refuse('NotFound', 'Reel not found');
  await demand(projectAccess, actor, reel.projectId, 'write', 'Reel');
  return reel;
}

/** @throws Refusal `UnprocessableContent` for one reel more than a project holds */
export async function refuseMore({ reels }: Pick<ReelStores, 'reels'>, projectId: Uuid): Promise<void> {
  if ((await reels.countIn(projectId)) >= REELS_MAX)
    refuse('UnprocessableContent', `A project has at most ${REELS_MAX} reels`, 'Delete some first.');
}

/** Writes a change, announces it and keeps it for undo; returns the undo id. */
export async function carryOutUndoably(
  { reels, outbox, undo }: ReelStores,
  { ids, clock }: { ids: Ids; clock: Clock },
  actor: Actor,
  label: string,
  { before, after }: ReelChange,
): Promise<Uuid> {
  if (after) await reels.save(after);
  else await reels.remove(before.id);
  await outbox.announce(after ? reelChanged(actor, after) : reelRemoved(actor, before));
  const undoId = ids.newId();
  await undo.keep({
    id: undoId,
    memberId: actor.userId,
    projectId: before.projectId,
    label,
    kind: REEL_CHANGES,
    before: { before, after },
    createdAt: clock.now(),
    undoneAt: null,
  });
  return undoId;
}
