import { AI_USER_ID } from '@evident/domain/filters';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Suggestion } from '@evident/domain/suggestions';
import { type DocumentWorkers, type LiveRooms, catchUp, openSince } from '../content/index.ts';
import { demandMarkUp, highlightChanged, highlightRemoved } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Undoer } from '../undo/index.ts';
import type { DecidingStores } from './accept.ts';
import { SUGGESTIONS_DECIDED } from './decide-suggestions.ts';
import { suggestionsChanged } from './events.ts';

/** Opens decided suggestions again, and removes what accepting them created. */
export const undoDecided = <Stores extends DecidingStores>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores> => ({
  kind: SUGGESTIONS_DECIDED,
  async undo(stores: Stores, actor: Actor, before) {
    const { noteId, suggestionIds } = before as unknown as { noteId: Uuid; suggestionIds: Uuid[] };
    const { projectId } = await demandMarkUp(stores, actor, noteId);
    const decided = await stores.suggestions.find(suggestionIds);
    const accepted = decided.filter(({ state }) => state === 'ACCEPTED');
    const unmarked = await removeHighlights(stores, workers, actor, noteId, accepted);
    for (const suggestion of accepted) {
      await untag(stores, actor, suggestion);
      await unplan(stores, suggestion);
    }
    const updates = [...unmarked, ...(await catchUp(stores, actor.teamId, noteId, workers, clock.now()))];
    await stores.suggestions.save(
      decided.map((one) => ({ ...one, state: 'OPEN', resultId: null, decidedBy: null, decidedAt: null })),
    );
    await stores.outbox.announce(suggestionsChanged(actor, { projectId, noteId }));
    return async () => {
      for (const update of updates) await rooms.deliver(actor.teamId, noteId, update);
    };
  },
});

/** Returns the changes of the document that remove their marks. */
async function removeHighlights(
  { highlights, documents, outbox }: DecidingStores,
  workers: DocumentWorkers,
  actor: Actor,
  noteId: Uuid,
  accepted: readonly Suggestion[],
): Promise<Uint8Array[]> {
  const updates: Uint8Array[] = [];
  for (const { kind, resultId } of accepted) {
    if (kind !== 'HIGHLIGHT' || resultId === null) continue;
    const highlight = await highlights.find(resultId);
    // Deleted by a member meanwhile.
    if (!highlight) continue;
    const tags = await highlights.tagsOn(resultId);
    if (tags.some(({ appliedBy }) => appliedBy !== AI_USER_ID))
      refuse('InvalidOperation', 'That can no longer be undone', 'One of the highlights was tagged since then.');
    const off = await workers.run('unmark', await openSince(documents, workers, noteId), resultId);
    if (off) {
      await documents.append(noteId, off, actor.userId);
      updates.push(off);
    }
    await highlights.remove(resultId);
    await outbox.announce(highlightRemoved(actor, highlight));
  }
  return updates;
}

/** @throws Refusal `InvalidOperation` if the redaction was applied */
async function unplan({ redactions }: DecidingStores, { kind, resultId }: Suggestion): Promise<void> {
  if (kind !== 'REDACTION' || resultId === null) return;
  const redaction = await redactions.find(resultId);
  if (!redaction) return;
  if (redaction.state !== 'PENDING')
    refuse('InvalidOperation', 'That can no longer be undone', 'One of the redactions was applied since then.');
  await redactions.remove(resultId);
}

async function untag(
  { highlights, outbox }: DecidingStores,
  actor: Actor,
  { kind, highlightId, tagId }: Suggestion,
): Promise<void> {
  if (kind !== 'TAG' || highlightId === null) return;
  const highlight = await highlights.find(highlightId);
  if (!highlight) return;
  const applied = (await highlights.tagsOn(highlightId)).filter(
    (one) => one.tagId === tagId && one.appliedBy === AI_USER_ID,
  );
  await highlights.withdraw(...applied);
  await outbox.announce(highlightChanged(actor, highlight));
}
