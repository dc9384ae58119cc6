import { type Highlight, type HighlightWords, fromPlace, snippetAfter } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import type { DocumentSince, DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import type { MarkingStores } from './highlight-store.ts';
import { withoutPositions, wordsNow } from './highlight-state.ts';
import { openHighlight } from './open-highlight.ts';
import { type Moved, saveMoved } from './save-moved.ts';
import { HIGHLIGHT_MOVED } from './undo-kinds.ts';

/** Moves a highlight, lost or not, to other words. Keeps its tags, author and uses. Returns the undo id. */
export class ReattachHighlight extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
    readonly words: HighlightWords,
  ) {
    super();
  }
}

export class ReattachHighlightHandler implements Handler<ReattachHighlight> {
  constructor(
    private readonly work: UnitOfWork<MarkingStores & { projectAccess: ProjectAccess; undo: UndoStore }>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, highlightId, words }: ReattachHighlight): Promise<Uuid> {
    const { undoId, noteId, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const { highlight, access, document } = await openHighlight(stores, this.workers, actor, highlightId);
      if (highlight.target !== 'WORDS')
        refuse('InvalidOperation', 'Only highlights of words can be moved to other words');
      const now = this.clock.now();
      const moved = await attach(highlight, words, document, canWrite(access), this.workers, now);
      const undoId = await stores.undo.keep(actor, HIGHLIGHT_MOVED, {
        projectId: highlight.projectId,
        label: 'Moved a highlight',
        before: { highlight: withoutPositions(highlight), left: wordsNow(moved.moved) },
      });
      return { undoId, noteId: highlight.noteId, updates: await saveMoved(stores, actor, moved, this.workers, now) };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return undoId;
  }
}

/** Moves a highlight to other words. Returns the change to the document: removes the old mark, adds the new one. */
export async function attach(
  highlight: Highlight,
  words: HighlightWords,
  document: DocumentSince,
  mayWrite: boolean,
  workers: DocumentWorkers,
  now: Date,
): Promise<Moved> {
  const { place, marks, relative } = await workers.run('attach', document, { id: highlight.id, words, mayWrite });
  const moved: Highlight = {
    ...highlight,
    ...fromPlace(place),
    ...snippetAfter(highlight, fromPlace(place)),
    lostAt: null,
    updatedAt: now,
    anchor: relative ? 'beside' : 'mark',
    relativeStart: relative?.start ?? null,
    relativeEnd: relative?.end ?? null,
  };
  return { moved, updates: marks };
}
