import { type CreatedThread, type NewThread, THREAD_LIMIT } from '@evident/domain/comments';
import { type Uuid, refuse, refuseOneMore } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentWorkers, LiveRooms } from '../content/index.ts';
import { anchorBeside, type MarkingStores } from '../highlights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { canRead, type CommentStores, demandComment } from './demand-comment.ts';
import { commentChanged } from './events.ts';
import { textToSave } from './text-to-save.ts';

/** Comments on an object, or on words of a note or insight. Returns the ids of the new thread and its first comment. */
export class StartThread extends Command<CreatedThread> {
  static readonly requires = memberWith({ scope: 'write', access: 'comment' });

  constructor(
    readonly actor: Actor,
    readonly thread: NewThread,
  ) {
    super();
  }
}

export class StartThreadHandler implements Handler<StartThread> {
  constructor(
    private readonly work: UnitOfWork<CommentStores & MarkingStores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    thread: { objectType, objectId, words, text: written },
  }: StartThread): Promise<CreatedThread> {
    const documentId = words && documentOf(objectType, objectId);
    if (documentId) await this.rooms.flush(documentId);
    const { created, updates } = await this.work.perform(actor.teamId, async (stores) => {
      const now = this.clock.now();
      const { manages: _, ...place } = await demandComment(stores, actor, { type: objectType, id: objectId });
      refuseOneMore(await stores.comments.countThreads(place), THREAD_LIMIT);
      const anchored =
        words && documentId ? await anchorBeside(stores, this.workers, actor.teamId, documentId, words, now) : null;
      const quote = anchored?.place.text ?? null;
      // Words of a draft are not found by members who cannot see it.
      if (!(await canRead(stores, actor, place, quote)))
        refuse('UnprocessableContent', 'The words are not in the text', 'Select words of the published text.');
      const { text, mentioned } = await textToSave(stores, actor, { place, quote }, written);
      const thread = {
        ...place,
        id: this.ids.newId(),
        teamId: actor.teamId,
        objectType,
        objectId,
        resolvedAt: null,
        resolvedBy: null,
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
      };
      await stores.comments.createThread(thread, anchored);
      const commentId = this.ids.newId();
      await stores.comments.save({
        id: commentId,
        teamId: actor.teamId,
        threadId: thread.id,
        authorId: actor.userId,
        text,
        version: 1,
        createdAt: now,
        editedAt: null,
        deletedAt: null,
      });
      await stores.comments.markRead(actor, [thread.id]);
      await stores.outbox.announce(
        commentChanged('comment:created', actor, thread, { id: commentId }, { mentioned, authors: [] }),
      );
      return { created: { id: thread.id, commentId }, updates: anchored?.updates ?? [] };
    });
    for (const update of updates) await this.rooms.deliver(actor.teamId, documentId!, update);
    return created;
  }
}

/** @throws Refusal `ValidationError` for objects without a text */
function documentOf(type: NewThread['objectType'], id: Uuid): Uuid {
  return type === 'NOTE' || type === 'INSIGHT'
    ? id
    : refuse('ValidationError', 'Only notes and insights have words to comment on', 'Leave out `words`.');
}
