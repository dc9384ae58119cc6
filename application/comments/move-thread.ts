import type { HighlightWords } from '@evident/domain/highlights';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type DocumentWorkers, type LiveRooms, openSince } from '../content/index.ts';
import { anchorBeside, type MarkingStores } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { canRead, type CommentStores, demandThread, type UndoableCommentStores } from './demand-comment.ts';
import { wordsMoved } from './events.ts';
import { keepUndo } from './keep-undo.ts';

/** Moves a thread to other words of its note or insight, usually because its words are lost. Returns the undo id. */
export class MoveThread extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'comment' });

  constructor(
    readonly actor: Actor,
    readonly threadId: Uuid,
    readonly words: HighlightWords,
  ) {
    super();
  }
}

export class MoveThreadHandler implements Handler<MoveThread> {
  constructor(
    private readonly work: UnitOfWork<UndoableCommentStores & MarkingStores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, threadId, words }: MoveThread): Promise<Uuid> {
    const { undoId, documentId, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const now = this.clock.now();
      const { thread, documentId } = await demandWords(stores, this.workers, actor, threadId);
      const before = (await stores.comments.anchorOf(threadId))!;
      const anchored = await anchorBeside(stores, this.workers, actor.teamId, documentId, words, now);
      if (!(await canRead(stores, actor, thread, anchored.place.text)))
        refuse('UnprocessableContent', 'The words are not in the text', 'Select words of the published text.');
      await stores.comments.anchor(threadId, anchored, now);
      await stores.outbox.announce(wordsMoved(actor, thread));
      const undoId = await keepUndo(stores.undo, actor, thread, 'Moved a thread to other words', {
        what: 'moved',
        threadId,
        before,
      });
      return { undoId, documentId, updates: anchored.updates };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, documentId, update);
    return undoId;
  }
}

/**
 * Locks a thread about words, after its document, which derivations lock first.
 * @throws Refusal as {@link demandThread} does, and `InvalidOperation` for a thread about the whole
 */
export async function demandWords(
  stores: CommentStores & MarkingStores,
  workers: DocumentWorkers,
  actor: Actor,
  threadId: Uuid,
) {
  const documentId = (await stores.comments.documentOf(threadId)) ?? notFound('Thread');
  await openSince(stores.documents, workers, documentId);
  const open = await demandThread(stores, actor, threadId);
  if (open.quote === null) refuse('InvalidOperation', 'This thread is not about words');
  return { ...open, documentId };
}
