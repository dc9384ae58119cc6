import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DecidedSuggestions, Suggestion, SuggestionDecision } from '@evident/domain/suggestions';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import { demandMarkUp } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { undoKind } from '../undo/index.ts';
import { type DecidingStores, type Made, accept } from './accept.ts';
import { suggestionsChanged } from './events.ts';

export const SUGGESTIONS_DECIDED = undoKind<{ noteId: Uuid; suggestionIds: Uuid[] }>('suggestions:decided');

/** Accepts or rejects suggestions of a note, with one undo step for all of them. Rejected ones never return. */
export class DecideSuggestions extends Command<DecidedSuggestions> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly decision: SuggestionDecision,
  ) {
    super();
  }
}

export class DecideSuggestionsHandler implements Handler<DecideSuggestions> {
  constructor(
    private readonly work: UnitOfWork<DecidingStores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    noteId,
    decision: { outcome, suggestionIds },
  }: DecideSuggestions): Promise<DecidedSuggestions> {
    await this.rooms.flush(noteId);
    const { updates, ...decided } = await this.work.perform(actor.teamId, async (stores) => {
      const { projectId, access } = await demandMarkUp(stores, actor, noteId);
      const wanted = await stores.suggestions.find(suggestionIds);
      if (wanted.some((one) => one.noteId !== noteId)) notFound('Suggestion');
      const open = wanted.filter(({ state }) => state === 'OPEN');
      const now = this.clock.now();
      const decidedNow = { decidedBy: actor.userId, decidedAt: now };
      const made: Made =
        outcome === 'Accepted'
          ? await accept(
              stores,
              { workers: this.workers, ids: this.ids, now },
              actor,
              { noteId, projectId, access },
              open,
            )
          : { suggestions: open.map((one) => ({ ...one, state: 'REJECTED' as const })), updates: [] };
      const { suggestions } = made;
      const skipped = suggestionIds.length - suggestions.length;
      if (suggestions.length === 0) return { undoId: null, decided: 0, skipped, updates: [] };
      await stores.suggestions.save(suggestions.map((one) => ({ ...one, ...decidedNow })));
      const undoId = await this.keep(stores, actor, { noteId, projectId, outcome }, suggestions);
      await stores.outbox.announce(suggestionsChanged(actor, { projectId, noteId }));
      return { undoId, decided: suggestions.length, skipped, updates: made.updates };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return decided;
  }

  private async keep(
    { undo }: DecidingStores,
    actor: Actor,
    { noteId, projectId, outcome }: { noteId: Uuid; projectId: Uuid; outcome: SuggestionDecision['outcome'] },
    decided: readonly Suggestion[],
  ): Promise<Uuid> {
    const count = decided.length === 1 ? 'a suggestion' : `${decided.length} suggestions`;
    return undo.keep(actor, SUGGESTIONS_DECIDED, {
      projectId,
      label: `${outcome} ${count}`,
      before: { noteId, suggestionIds: decided.map(({ id }) => id) },
    });
  }
}
