import { codePoints } from '@evident/domain/content';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import {
  type NoteSuggestionKind,
  type NoteSuggestionsMade,
  type Suggestion,
  SUGGESTIONS_MAX,
} from '@evident/domain/suggestions';
import type { EvidenceWriter } from '../ai/index.ts';
import { type DocumentWorkers, openSince } from '../content/index.ts';
import { demandMarkUp } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { suggestionsChanged } from './events.ts';
import { type Reading, proposed } from './proposals.ts';
import { refuseOff } from './refuse-off.ts';
import { type SuggestingStores, readNote } from './read-note.ts';
import { placeOf } from './view-of.ts';

/** Looks for things to suggest in a note. Returns the number of new suggestions; it changes nothing else. */
export class SuggestForNote extends Command<NoteSuggestionsMade> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly kind: NoteSuggestionKind,
  ) {
    super();
  }
}

export interface SuggestingPorts extends Reading {
  readonly writer: Pick<EvidenceWriter, 'method'>;
  readonly work: UnitOfWork<SuggestingStores>;
  readonly workers: DocumentWorkers;
  readonly ids: Ids;
  readonly clock: Clock;
}

export class SuggestForNoteHandler implements Handler<SuggestForNote> {
  constructor(private readonly ports: SuggestingPorts) {}

  async execute({ actor, noteId, kind }: SuggestForNote): Promise<NoteSuggestionsMade> {
    const { added, skipped } = await suggestForNote(this.ports, actor, noteId, kind);
    return { made: added.length, skipped };
  }
}

/**
 * Stores new suggestions for a note and returns them. Repeating it after it was interrupted doubles nothing.
 * @throws Refusal as {@link demandMarkUp} and {@link refuseOff} do
 */
export async function suggestForNote(
  { work, writer, workers, ids, clock, ...reading }: SuggestingPorts,
  actor: Actor,
  noteId: Uuid,
  kind: NoteSuggestionKind,
): Promise<{ readonly added: readonly Suggestion[]; readonly skipped: number }> {
  const note = await work.prepare(actor.teamId, (stores) => readNote(stores, workers, actor, noteId));
  await refuseOff(writer, actor.teamId);
  const { proposals, skipped } = await proposed(kind, note, reading);
  return work.perform(actor.teamId, async (stores) => {
    const { projectId, access } = await demandMarkUp(stores, actor, noteId);
    if (kind === 'REDACTION' && !canWrite(access)) refuse('Forbidden', 'You need write access to redact');
    // Words that were deleted or redacted meanwhile must not be stored again.
    const document = await openSince(stores.documents, workers, noteId);
    const { text } = await workers.run('content', document, null);
    const points = codePoints(text);
    const waiting = (await stores.suggestions.ofNote(noteId)).filter(
      (one) => one.kind === kind && one.state === 'OPEN',
    );
    const added = await stores.suggestions.add(
      proposals
        .filter(({ words }) => words === null || placeOf(words, text, points) !== undefined)
        .slice(0, Math.max(0, SUGGESTIONS_MAX - waiting.length))
        .map((proposal): Suggestion => ({
          ...proposal,
          id: ids.newId(),
          teamId: actor.teamId,
          projectId,
          noteId,
          otherTagId: null,
          kind,
          state: 'OPEN',
          model: null,
          resultId: null,
          createdAt: clock.now(),
          decidedBy: null,
          decidedAt: null,
        })),
    );
    const isNews = await stores.suggestions.keepSkipped(noteId, kind, skipped);
    if (isNews || added.length > 0) await stores.outbox.announce(suggestionsChanged(actor, { projectId, noteId }));
    return { added, skipped };
  });
}
