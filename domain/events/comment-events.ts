import { COMMENTED_TYPES } from '../comments/index.ts';
import { event } from './event-kind.ts';

const id = { type: 'string', format: 'uuid' } as const;
const ids = { type: 'array', items: id } as const;
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
/**
 * `mentionedIds`: members mentioned by this change for the first time. `participantIds`: authors of the thread, without the member who
 * caused it.
 */
const onComment = { ...onThread, commentId: id, mentionedIds: ids, participantIds: ids } as const;

/** Events of comments, with the members whom they may concern. */
export const COMMENT_EVENTS = {
  'comment:created': event('a member comments on an object, or replies; on a person, `projectId` is null', onComment),
  'comment:changed': event('a comment is edited or restored', onComment),
  'comment:moved': event('a thread of comments is moved to other words', onThread),
  'comment:resolved': event('a thread of comments is resolved or reopened', {
    ...onThread,
    resolved: { type: 'boolean' },
    participantIds: ids,
  }),
  'comment:removed': event('a comment is deleted', { ...onThread, commentId: id }),
} as const;
