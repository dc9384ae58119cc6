import { highlightWords } from '../highlights/index.ts';
import { type Infer, type ObjectSchema, version, id, moment } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';
import { COMMENTED_TYPES } from './comment.ts';
import { COMMENT_MAX, LINKED_TYPES } from './words.ts';

const member = {
  type: 'object',
  properties: { id, name: { type: 'string', examples: ['Ada Lovelace'] } },
  required: ['id', 'name'],
} as const;
const objectType = { type: 'string', enum: COMMENTED_TYPES, examples: ['NOTE'] } as const;

const text = {
  type: 'string',
  minLength: 1,
  maxLength: COMMENT_MAX,
  pattern: '\\S',
  description:
    'Plain text. `@[memberId]` mentions a member who can read the object, `#[TYPE:id]` links to an object that you can read',
  examples: ['Is this about the price, or about the contract?'],
} as const;

/** An object, and for a note or insight the words of it, with the first comment. */
export const newThread = {
  type: 'object',
  properties: {
    objectType,
    objectId: id,
    words: {
      ...highlightWords,
      description:
        'Words of the note or insight, named as for a highlight. Without them, the comment is about the whole',
    },
    text,
  },
  required: ['objectType', 'objectId', 'text'],
} as const satisfies ObjectSchema;
export type NewThread = Infer<typeof newThread>;

export const createdThread = {
  type: 'object',
  properties: { id, commentId: id },
  required: ['id', 'commentId'],
} as const satisfies ObjectSchema;
export type CreatedThread = Infer<typeof createdThread>;

export const newComment = { type: 'object', properties: { text }, required: ['text'] } as const satisfies ObjectSchema;

export const commentView = {
  type: 'object',
  properties: {
    id,
    threadId: id,
    author: member,
    text: { ...text, description: 'Empty if the comment is deleted, which stays while it has replies' },
    mentions: { type: 'array', items: member, description: 'The members mentioned in the text' },
    links: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          type: { type: 'string', enum: LINKED_TYPES },
          id,
          title: { type: 'string', nullable: true, description: 'Null if you cannot see the object, or it is gone' },
          noteId: { ...id, nullable: true, description: 'The note of a highlight' },
        },
        required: ['type', 'id', 'title', 'noteId'],
      },
      description: 'The objects linked in the text',
    },
    deleted: { type: 'boolean' },
    unread: { type: 'boolean', description: 'By another member, and newer than what you have read' },
    version,
    createdAt: moment,
    editedAt: { ...moment, nullable: true },
  },
  required: [
    'id',
    'threadId',
    'author',
    'text',
    'mentions',
    'links',
    'deleted',
    'unread',
    'version',
    'createdAt',
    'editedAt',
  ],
} as const satisfies ObjectSchema;
export type CommentView = Infer<typeof commentView>;

/** The most latest comments that come with a thread, besides the first. */
export const COMMENTS_SHOWN = 20;

export const threadView = {
  type: 'object',
  properties: {
    id,
    objectType,
    objectId: id,
    projectId: { ...id, nullable: true, description: 'Null for a person' },
    noteId: { ...id, nullable: true },
    insightId: { ...id, nullable: true },
    personId: { ...id, nullable: true },
    highlight: {
      type: 'object',
      nullable: true,
      properties: {
        id,
        inlineCommentOnly: {
          type: 'boolean',
          description:
            'The words are those of the thread, in no list of highlights. False for a comment on a highlight',
        },
        text: { type: 'string' },
        start: { type: 'integer', description: 'In code points of the text' },
        end: { type: 'integer' },
        lost: { type: 'boolean', description: 'The words are no longer in the text' },
      },
      required: ['id', 'inlineCommentOnly', 'text', 'start', 'end', 'lost'],
      description: 'The commented words; null for comments on the whole',
    },
    resolved: {
      type: 'object',
      nullable: true,
      properties: { by: member, at: moment },
      required: ['by', 'at'],
      description: 'Null while the thread is open',
    },
    comments: {
      type: 'array',
      items: commentView,
      description: `The first comment and the latest ${COMMENTS_SHOWN}, oldest first`,
    },
    commentCount: { type: 'integer', description: 'Comments that are not deleted' },
    unread: { type: 'boolean' },
    createdAt: moment,
    updatedAt: moment,
  },
  required: [
    'id',
    'objectType',
    'objectId',
    'projectId',
    'noteId',
    'insightId',
    'personId',
    'highlight',
    'resolved',
    'comments',
    'commentCount',
    'unread',
    'createdAt',
    'updatedAt',
  ],
} as const satisfies ObjectSchema;
export type ThreadView = Infer<typeof threadView>;

export const THREAD_STATES = ['OPEN', 'RESOLVED'] as const;

export const threadFilter = {
  type: 'object',
  properties: {
    objectType,
    objectId: { ...id, description: 'With NOTE, also the threads on its words and highlights' },
    state: { type: 'string', enum: THREAD_STATES, description: 'Only open or only resolved threads' },
  },
  required: ['objectType', 'objectId'],
} as const satisfies ObjectSchema;
export type ThreadFilter = Infer<typeof threadFilter>;

/** How long clients collect objects before they count their comments with one request (document 002, section 7). */
export const COMMENT_BATCH_MS = 10;
/** The most objects counted at once. */
export const COUNTED_MAX = 200;

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const countedObjects = {
  type: 'object',
  properties: {
    objectType,
    objectIds: {
      type: 'string',
      pattern: `^${UUID}(,${UUID})*$`,
      maxLength: COUNTED_MAX * 37,
      description: `Ids separated by commas, at most ${COUNTED_MAX}`,
    },
  },
  required: ['objectType', 'objectIds'],
} as const satisfies ObjectSchema;

export const commentCounts = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          objectId: id,
          open: { type: 'integer', description: 'Open threads' },
          resolved: { type: 'integer', description: 'Resolved threads' },
          comments: { type: 'integer', description: 'Comments of the open threads' },
          unread: { type: 'integer', description: 'Open threads with unread comments' },
        },
        required: ['objectId', 'open', 'resolved', 'comments', 'unread'],
      },
      description: 'Objects without threads, or out of sight, are left out',
    },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type CommentCounts = Infer<typeof commentCounts>;
export type CommentCount = CommentCounts['items'][number];

export const readThreads = {
  type: 'object',
  properties: { threadIds: { type: 'array', items: id, minItems: 1, maxItems: COUNTED_MAX } },
  required: ['threadIds'],
} as const satisfies ObjectSchema;

/** Objects whose readers can be mentioned: in comments, and PROJECT in its readme. */
export const MENTIONING_TYPES = [...COMMENTED_TYPES, KINDS.project.type] as const;

export const mentionFilter = {
  type: 'object',
  properties: {
    objectType: { type: 'string', enum: MENTIONING_TYPES },
    objectId: id,
    search: { type: 'string', maxLength: 100, description: 'Part of the name', examples: ['ad'] },
  },
  required: ['objectType', 'objectId'],
} as const satisfies ObjectSchema;
export type MentionFilter = Infer<typeof mentionFilter>;

export const mentionable = {
  type: 'object',
  properties: {
    items: { type: 'array', items: member, description: 'Members who can read the object, by name; at most 20' },
  },
  required: ['items'],
} as const satisfies ObjectSchema;
export type Mentionable = Infer<typeof mentionable>;
