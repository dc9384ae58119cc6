import { AI_USER_ID } from '@evident/domain/filters';
import { type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Suggestion } from '@evident/domain/suggestions';
import { tooLate } from '@evident/domain/undo';
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
): Undoer<Stores, { noteId: Uuid; suggestionIds: Uuid[] }> => ({
  kind: SUGGESTIONS_DECIDED,
  async undo(stores: Stores, actor: Actor, { noteId, suggestionIds }) {
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
    return {
      async afterwards() {
        for (const update of updates) await rooms.deliver(actor.teamId, noteId, update);
      },
    };
  },
});

/** Returns the change of the document that removes their marks. */
async function removeHighlights(
  { highlights, documents, outbox, citedInsights }: DecidingStores,
  workers: DocumentWorkers,
  actor: Actor,
  noteId: Uuid,
  accepted: readonly Suggestion[],
): Promise<Uint8Array[]> {
  const ids = accepted.flatMap(({ kind, resultId }) => (kind === 'HIGHLIGHT' && resultId !== null ? [resultId] : []));
  if (ids.length === 0) return [];
  const document = await openSince(documents, workers, noteId);
  // Without those that a member deleted meanwhile.
  const made = (await highlights.ofNote(noteId)).filter(({ id }) => ids.includes(id));
  const all = made.map(({ id }) => id);
  const because = (since: string): never => tooLate(`One of the highlights was ${since} since then.`);
  if ((await highlights.tagsOn(...all)).some(({ appliedBy }) => appliedBy !== AI_USER_ID)) because('tagged');
  for (const id of all) if ((await highlights.versionOf(id)) > 1) because('changed');
  if ((await citedInsights.usedBeside(null, all)).length > 0)
    because('shared by link, or used in an insight or a reel,');
  const off = await workers.run('unmarkAll', document, all);
  if (off) await documents.append(noteId, off, actor.userId, 'marks');
  await highlights.remove(...all);
  await outbox.announce(...made.map((highlight) => highlightRemoved(actor, highlight)));
  return off ? [off] : [];
}

/** @throws Refusal `InvalidOperation` if the redaction was applied */
async function unplan({ redactions }: DecidingStores, { kind, resultId }: Suggestion): Promise<void> {
  if (kind !== 'REDACTION' || resultId === null) return;
  const redaction = await redactions.find(resultId);
  if (!redaction) return;
  if (redaction.state !== 'PENDING') tooLate('One of the redactions was applied since then.');
  if (redaction.version > 1) tooLate('One of the redactions was changed since then.');
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
