import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { keptAs, type Undoer, undoKind, type UndoStore } from '../undo/index.ts';
import { suggestionsChanged } from './events.ts';
import type { SuggestingStores } from './read-note.ts';

interface Kept {
  readonly projectId: Uuid;
  readonly suggestionIds: readonly Uuid[];
  /** Rejects them again. */
  readonly opened?: boolean;
}
const DUPLICATES_REJECTED = undoKind<Kept>('suggestions:duplicates-rejected');

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

const OPEN = { state: 'OPEN', decidedBy: null, decidedAt: null } as const;
const rejected = ({ userId }: Actor, at: Date) => ({ state: 'REJECTED', decidedBy: userId, decidedAt: at }) as const;

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
      await stores.suggestions.save(found.map((one) => ({ ...one, ...rejected(actor, now) })));
      await stores.outbox.announce(suggestionsChanged(actor, { projectId, noteId: null }));
      return stores.undo.keep(actor, DUPLICATES_REJECTED, {
        projectId,
        label: found.length === 1 ? 'Rejected a suggestion' : `Rejected ${found.length} suggestions`,
        before: { projectId, suggestionIds: found.map(({ id }) => id) },
      });
    });
  }
}

/** Opens rejected duplicates again, or rejects them again, unless they were decided otherwise since. */
export const undoRejectedDuplicates = <Stores extends Needs>(clock: Clock): Undoer<Stores, Kept> => ({
  kind: DUPLICATES_REJECTED,
  async undo(stores: Stores, actor, { projectId, suggestionIds, opened = false }) {
    await demand(stores.projectAccess, actor, projectId, 'write');
    const found = await stores.suggestions.find(suggestionIds);
    if (found.some(({ state }) => state !== (opened ? 'OPEN' : 'REJECTED')))
      tooLate('One of the suggestions was decided since then.');
    await stores.suggestions.save(found.map((one) => ({ ...one, ...(opened ? rejected(actor, clock.now()) : OPEN) })));
    await stores.outbox.announce(suggestionsChanged(actor, { projectId, noteId: null }));
    return { opposite: keptAs(DUPLICATES_REJECTED, { projectId, suggestionIds, opened: !opened }) };
  },
});
