import type { FeedChange } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UndoStore } from '../undo/index.ts';
import { feedChanged } from './events.ts';
import type { FeedStore } from './feed-store.ts';

/** Stores that changes of feeds need. */
export interface FeedStores {
  feeds: FeedStore;
  outbox: Outbox;
  undo: UndoStore;
}

export const FEED_CHANGES = 'feeds:changed';

/** Writes a change, announces it and keeps it for undo; returns the undo id. */
export async function carryOutUndoably(
  { feeds, outbox, undo }: FeedStores,
  { ids, clock }: { ids: Ids; clock: Clock },
  actor: Actor,
  label: string,
  { before, after }: FeedChange,
): Promise<Uuid> {
  if (after) await feeds.save(after);
  else await feeds.remove(before.id);
  await outbox.announce(feedChanged(actor, after ?? before, before.shared));
  const undoId = ids.newId();
  await undo.keep({
    id: undoId,
    memberId: actor.userId,
    projectId: null,
    label,
    kind: FEED_CHANGES,
    before: { before, after },
    createdAt: clock.now(),
    undoneAt: null,
  });
  return undoId;
}
