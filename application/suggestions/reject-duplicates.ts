import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { type UndoStore, type Undoer, undoKind } from '../undo/index.ts';
import { suggestionsChanged } from './events.ts';
import type { SuggestingStores } from './read-note.ts';

const DUPLICATES_REJECTED = undoKind<{ projectId: Uuid; suggestionIds: Uuid[] }>('suggestions:duplicates-rejected');

/** Rejects suggestions that tags are duplicates, for good. Returns the undo id. Members accept one by merging the tags. */
export class RejectDuplicates extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly suggestionIds: readonly Uuid[],
  ) {
    super();
  }
}

type Needs = Pick<SuggestingStores, 'suggestions' | 'projectAccess' | 'outbox'> & { undo: UndoStore };

export class RejectDuplicatesHandler implements Handler<RejectDuplicates> {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, suggestionIds }: RejectDuplicates): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      const now = this.clock.now();
      const found = await stores.suggestions.find(suggestionIds);
      if (found.length === 0 || found.some((one) => one.projectId !== projectId || one.kind !== 'DUPLICATE_TAG'))
        notFound('Suggestion');
      await stores.suggestions.save(
        found.map((one) => ({ ...one, state: 'REJECTED', decidedBy: actor.userId, decidedAt: now })),
      );
      await stores.outbox.announce(suggestionsChanged(actor, { projectId, noteId: null }));
      return stores.undo.keep(actor, DUPLICATES_REJECTED, {
        projectId,
        label: found.length === 1 ? 'Rejected a suggestion' : `Rejected ${found.length} suggestions`,
        before: { projectId, suggestionIds: found.map(({ id }) => id) },
      });
    });
  }
}

/** Opens rejected duplicates again. */
export const undoRejectedDuplicates = <Stores extends Needs>(): Undoer<
  Stores,
  { projectId: Uuid; suggestionIds: Uuid[] }
> => ({
  kind: DUPLICATES_REJECTED,
  async undo(stores: Stores, actor, { projectId, suggestionIds }) {
    await demand(stores.projectAccess, actor, projectId, 'write');
    const rejected = await stores.suggestions.find(suggestionIds);
    await stores.suggestions.save(rejected.map((one) => ({ ...one, state: 'OPEN', decidedBy: null, decidedAt: null })));
    await stores.outbox.announce(suggestionsChanged(actor, { projectId, noteId: null }));
  },
});
