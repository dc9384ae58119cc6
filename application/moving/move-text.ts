import type { TextRange } from '@evident/domain/content';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { type MarkedRange, type TextMove, type TextMoved, movedText } from '@evident/domain/moving';
import type { Actor } from '@evident/domain/permissions';
import type { AppliedTag } from '@evident/domain/tags';
import type { DocumentReading, DocumentWorkers, LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import {
  type Deliveries,
  type TextMovingPorts,
  type TextMovingStores,
  carryText,
  deliverAll,
  openNotes,
  textOf,
} from './carry-text.ts';
import type { Along } from './text-move-store.ts';

/** Moves words of a note to the start or end of another one, with their highlights and comments. Returns the undo id. */
export class MoveText extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly move: TextMove,
  ) {
    super();
  }
}

/** Kept for undo: both texts before, and their words afterwards. */
export interface KeptTextMove {
  readonly from: Uuid;
  readonly to: Uuid;
  /** Whether the note was created for the words. */
  readonly isNew: boolean;
  /** Tags of the new note as a whole. */
  readonly tagged?: readonly string[];
  readonly along: Along;
  readonly beside: readonly MarkedRange[];
  readonly before: Pick<TextMoved, 'source' | 'target'>;
  readonly after: { readonly source: string; readonly target: string };
}

/** Applied tags in a form that can be compared. */
export const keysOf = (tags: readonly AppliedTag[]): string[] =>
  tags.map(({ tagId, appliedBy }) => `${tagId} ${appliedBy}`).sort();

export const TEXT_MOVED = undoKind<KeptTextMove>('text:moved');

export class MoveTextHandler implements Handler<MoveText>, TextMovingPorts {
  constructor(
    private readonly work: UnitOfWork<TextMovingStores & { undo: UndoStore }>,
    readonly workers: DocumentWorkers,
    readonly rooms: LiveRooms,
    readonly clock: Clock,
  ) {}

  async execute({ actor, noteId, move: { start, end, noteId: to, place = 'END' } }: MoveText): Promise<Uuid> {
    if (to === noteId) refuse('InvalidOperation', 'The words are in this note already', 'Choose another note.');
    await Promise.all([noteId, to].map((id) => this.rooms.flush(id)));
    const done = await this.work.perform(actor.teamId, async (stores) => {
      const { projectId, deliveries } = await openNotes(stores, this, actor, [noteId, to]);
      const moved = await moveWords(stores, this, actor, { from: noteId, to, projectId, range: { start, end }, place });
      const undoId = await stores.undo.keep(actor, TEXT_MOVED, {
        projectId,
        label: 'Moved text to another note',
        before: { ...moved.kept, isNew: false },
      });
      return { undoId, deliveries: [...deliveries, ...moved.deliveries] };
    });
    await deliverAll(this.rooms, actor, done.deliveries);
    return done.undoId;
  }
}

interface Words {
  readonly from: Uuid;
  readonly to: Uuid;
  readonly projectId: Uuid;
  readonly range: TextRange;
  readonly place: 'START' | 'END';
}

/** Moves words between open notes. Returns what undo needs. */
export async function moveWords(
  stores: TextMovingStores,
  ports: TextMovingPorts,
  actor: Actor,
  { from, to, projectId, range, place }: Words,
): Promise<{ kept: Omit<KeptTextMove, 'isNew' | 'tagged'>; deliveries: Deliveries }> {
  const { textMoves } = stores;
  const [source, target] = [await textOf(stores, ports, from), await textOf(stores, ports, to)];
  const highlights = await textMoves.highlightsOf(from);
  const threads = await textMoves.threadsOf(from);
  const recording = await textMoves.recordingOf(from);
  const marked = [...highlights, ...threads];
  const moved = movedText({ ...source, recording }, target, range, place, marked);
  const goes = new Set(moved.along.map(({ id }) => id));
  const isMark = new Set(highlights.flatMap(({ id, anchor }) => (anchor === 'mark' ? [id] : [])));
  const along = {
    highlightIds: highlights.flatMap(({ id }) => (goes.has(id) ? [id] : [])),
    threadIds: threads.flatMap(({ id }) => (goes.has(id) ? [id] : [])),
  };
  const beside = moved.along.filter(({ id }) => !isMark.has(id));
  const deliveries = await carryText(stores, ports, actor, { from, to, projectId, along, beside, texts: moved });
  const after = { source: (await textOf(stores, ports, from)).text, target: (await textOf(stores, ports, to)).text };
  const kept = {
    from,
    to,
    along,
    beside: marked
      .filter(({ id }) => goes.has(id) && !isMark.has(id))
      .map(({ id, start, end }) => ({ id, start, end })),
    before: { source: written(source), target: written(target) },
    after,
  };
  return { kept, deliveries };
}

const written = ({ content, speakers }: DocumentReading) => ({ content, speakers });
