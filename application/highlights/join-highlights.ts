import { HIGHLIGHT_MAX_LENGTH } from '@evident/domain/content';
import type { Highlight } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import { changeDocument, type DocumentWorkers, type LiveRooms, openSince } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import { highlightRemoved } from './events.ts';
import type { MarkingStores } from './highlight-store.ts';
import { withoutPositions } from './highlight-state.ts';
import { openHighlight } from './open-highlight.ts';
import { attach } from './reattach-highlight.ts';
import { saveMoved } from './save-moved.ts';
import { HIGHLIGHT_JOINED } from './undo-kinds.ts';

/**
 * Joins two highlights of words of a note: the one that is evidence, or else the first named, grows over the other and
 * takes its tags. Returns the undo id.
 */
export class JoinHighlights extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
    readonly withHighlightId: Uuid,
  ) {
    super();
  }
}

type Stores = MarkingStores & { projectAccess: ProjectAccess; undo: UndoStore };

export class JoinHighlightsHandler implements Handler<JoinHighlights> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, highlightId, withHighlightId }: JoinHighlights): Promise<Uuid> {
    const { undoId, noteId, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const { highlight: one, access } = await openHighlight(stores, this.workers, actor, highlightId);
      const { highlight: other } = await openHighlight(stores, this.workers, actor, withHighlightId);
      const words = joined(one, other);
      const [stays, goes] = await inOrder(stores, one, other);
      const { noteId } = stays;
      const now = this.clock.now();
      const [tags, gone] = [await stores.highlights.tagsOn(stays.id), await stores.highlights.tagsOn(goes.id)];
      const has = new Set(tags.map(({ tagId, appliedBy }) => `${tagId} ${appliedBy}`));
      const added = gone
        .filter(({ tagId, appliedBy }) => !has.has(`${tagId} ${appliedBy}`))
        .map((tag) => ({ ...tag, highlightId: stays.id }));
      const undoId = await stores.undo.keep(actor, HIGHLIGHT_JOINED, {
        projectId: stays.projectId,
        label: 'Joined two highlights',
        before: {
          stays: withoutPositions(stays),
          goes: { highlight: withoutPositions(goes), tags: gone, about: await stores.highlights.aboutOf(goes.id) },
          added,
        },
      });
      const off = await this.workers.run('unmark', await openSince(stores.documents, this.workers, noteId), goes.id);
      await stores.highlights.remove(goes.id);
      const unmarked = await changeDocument(stores, actor, noteId, off ? [off] : [], this.workers, now, 'marks');
      const document = await openSince(stores.documents, this.workers, noteId);
      const moved = await attach(stays, words, document, canWrite(access), this.workers, now);
      const grown = await saveMoved(stores, actor, moved, this.workers, now);
      await stores.highlights.apply(...added);
      await stores.outbox.announce(highlightRemoved(actor, goes));
      return { undoId, noteId, updates: [...unmarked, ...grown] };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return undoId;
  }
}

/** The words from the start of the first to the end of the last. */
function joined(one: Highlight, other: Highlight): { start: number; end: number } {
  if (one.id === other.id || one.noteId !== other.noteId)
    refuse('UnprocessableContent', 'Choose two highlights of the same note');
  for (const { target, lostAt } of [one, other])
    if (target !== 'WORDS' || lostAt) refuse('InvalidOperation', 'Only highlights of words in the note can be joined');
  const words = { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
  if (words.end - words.start > HIGHLIGHT_MAX_LENGTH)
    refuse(
      'UnprocessableContent',
      'The highlights are too far apart',
      `A highlight has at most ${HIGHLIGHT_MAX_LENGTH.toLocaleString('en')} characters.`,
    );
  return words;
}

/** Evidence in insights stays. */
async function inOrder(
  { highlights }: Stores,
  one: Highlight,
  other: Highlight,
): Promise<readonly [Highlight, Highlight]> {
  if (!(await highlights.isEvidence(other.id))) return [one, other];
  if (await highlights.isEvidence(one.id))
    refuse(
      'InvalidOperation',
      'Both highlights are evidence in insights',
      'Remove one of them from its insights first.',
    );
  return [other, one];
}
