import type { Highlight } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Actor, canWrite } from '@evident/domain/permissions';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import type { MarkingStores } from './highlight-store.ts';
import { markWords } from './mark-words.ts';
import { openHighlight } from './open-highlight.ts';
import { attach } from './reattach-highlight.ts';
import { saveMoved } from './save-moved.ts';
import { HIGHLIGHT_SPLIT } from './undo-kinds.ts';

/** Splits a highlight of words into two, which both have its tags. The first one keeps its id and its uses. */
export class SplitHighlight extends Command<{ id: Uuid; undoId: Uuid }> {
  static readonly requires = memberWith({ scope: 'write', access: 'markUp' });

  constructor(
    readonly actor: Actor,
    readonly highlightId: Uuid,
    readonly at: number,
  ) {
    super();
  }
}

export class SplitHighlightHandler implements Handler<SplitHighlight> {
  constructor(
    private readonly work: UnitOfWork<MarkingStores & { projectAccess: ProjectAccess; undo: UndoStore }>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, highlightId, at }: SplitHighlight): Promise<{ id: Uuid; undoId: Uuid }> {
    const { id, undoId, noteId, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const { highlight, access, document } = await openHighlight(stores, this.workers, actor, highlightId);
      const { noteId, projectId } = highlight;
      const [first, second] = halvesOf(highlight, at);
      const now = this.clock.now();
      const id = this.ids.newId();
      const undoId = await stores.undo.keep(actor, HIGHLIGHT_SPLIT, {
        projectId,
        label: 'Split a highlight',
        before: { highlight: { ...highlight, relativeStart: null, relativeEnd: null }, newId: id },
      });
      const moved = await attach(highlight, first, document, canWrite(access), this.workers, now);
      const shortened = await saveMoved(stores, actor, moved, this.workers, now);
      const made = await markWords(stores, this.workers, actor, {
        id,
        words: second,
        noteId,
        projectId,
        access,
        by: actor.userId,
        now,
      });
      const tags = await stores.highlights.tagsOn(highlightId);
      await stores.highlights.apply(...tags.map((tag) => ({ ...tag, highlightId: id })));
      return { id, undoId, noteId, updates: [...shortened, ...made.updates] };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, noteId, update);
    return { id, undoId };
  }
}

/** The words before and after a position in a highlight, without the blanks around it. */
function halvesOf({ target, lostAt, text, start, end }: Highlight, at: number) {
  if (target !== 'WORDS' || lostAt) refuse('InvalidOperation', 'Only highlights of words in the note can be split');
  const points = [...text];
  const [one, other] = [points.slice(0, at - start), points.slice(at - start)];
  const trimmed = { end: one.join('').trimEnd(), start: other.join('').trimStart() };
  if (at <= start || at >= end || trimmed.end === '' || trimmed.start === '')
    refuse('UnprocessableContent', 'There are no words on one side', 'Choose a place between its words.');
  return [
    { start, end: start + [...trimmed.end].length },
    { start: end - [...trimmed.start].length, end },
  ] as const;
}
