import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NoteSuggestionKind, type Suggestion, SUGGESTIONS_MAX } from '@evident/domain/suggestions';
import type { DocumentWorkers } from '../content/index.ts';
import { demandMarkUp } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { suggestionsChanged } from './events.ts';
import { type Proposal, proposed } from './proposals.ts';
import { type SuggestingStores, readNote } from './read-note.ts';
import type { TextVectors } from './text-vectors.ts';

/** Looks for things to suggest in a note. Returns the number of new suggestions; it changes nothing else. */
export class SuggestForNote extends Command<number> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly kind: NoteSuggestionKind,
  ) {
    super();
  }
}

export class SuggestForNoteHandler implements Handler<SuggestForNote> {
  constructor(
    private readonly work: UnitOfWork<SuggestingStores>,
    private readonly workers: DocumentWorkers,
    private readonly vectors: TextVectors,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, noteId, kind }: SuggestForNote): Promise<number> {
    const note = await this.work.prepare(actor.teamId, (stores) => readNote(stores, this.workers, actor, noteId));
    const proposals = await proposed(kind, note, this.vectors);
    if (proposals.length === 0) return 0;
    return this.work.perform(actor.teamId, async (stores) => {
      const { projectId } = await demandMarkUp(stores, actor, noteId);
      const waiting = (await stores.suggestions.ofNote(noteId)).filter(
        (one) => one.kind === kind && one.state === 'OPEN',
      ).length;
      const made = await stores.suggestions.add(
        proposals
          .slice(0, Math.max(0, SUGGESTIONS_MAX - waiting))
          .map((proposal) => this.suggestion(actor, { projectId, noteId, kind }, proposal)),
      );
      if (made.length > 0) await stores.outbox.announce(suggestionsChanged(actor, { projectId, noteId }));
      return made.length;
    });
  }

  private suggestion(
    { teamId }: Actor,
    on: Pick<Suggestion, 'projectId' | 'noteId' | 'kind'>,
    proposal: Proposal,
  ): Suggestion {
    return {
      ...on,
      ...proposal,
      id: this.ids.newId(),
      teamId,
      otherTagId: null,
      state: 'OPEN',
      model: null,
      resultId: null,
      createdAt: this.clock.now(),
      decidedBy: null,
      decidedAt: null,
    };
  }
}
