import { event, id, ids } from '../event-kinds/index.ts';
import { COMMENTED_TYPES } from './comment.ts';

const comment = { type: 'COMMENT', id: 'commentId' } as const;
const thread = { type: 'COMMENT_THREAD', id: 'threadId' } as const;
const onThread = {
  threadId: id,
  objectType: { type: 'string', enum: COMMENTED_TYPES },
  objectId: id,
  projectId: { ...id, nullable: true },
  noteId: { ...id, nullable: true },
  insightId: { ...id, nullable: true },
  personId: { ...id, nullable: true },
  /** The member who caused it. */
  by: id,
} as const;
/** `mentionedIds`: mentioned by this change for the first time; `participantIds`: authors of the thread, without `by`. */
const onComment = { ...onThread, commentId: id, mentionedIds: ids, participantIds: ids } as const;

export const COMMENT_EVENTS = {
  'comment:created': event(
    comment,
    'a member comments on an object, or replies; on a person, `projectId` is null',
    onComment,
  ),
  'comment:changed': event(comment, 'a comment is edited or restored', onComment),
  'comment:moved': event(thread, 'a thread of comments is moved to other words', onThread),
  'comment:resolved': event(thread, 'a thread of comments is resolved or reopened', {
    ...onThread,
    resolved: { type: 'boolean' },
    participantIds: ids,
  }),
  'comment:removed': event(comment, 'a comment is deleted', { ...onThread, commentId: id }),
} as const;
