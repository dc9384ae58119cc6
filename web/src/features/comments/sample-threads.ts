import { type CommentView, type ThreadView, linkTo, mentionOf } from '@evident/domain/comments';

export const ADA = { id: '00000000-0000-4000-8000-00000000000a', name: 'Ada Lovelace' };
export const BEN = { id: '00000000-0000-4000-8000-00000000000b', name: 'Ben Okri' };
export const OF = { type: 'NOTE', id: '00000000-0000-4000-8000-0000000000aa' } as const;
const PRICES = '00000000-0000-4000-8000-0000000000ab';
const SECRET = '00000000-0000-4000-8000-0000000000ac';

export const sampleComment = (more: Partial<CommentView> = {}): CommentView => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  threadId: 't1',
  author: ADA,
  text: `${mentionOf(BEN.id)} is this about the price or the contract? See ${linkTo({ type: 'NOTE', id: PRICES })} and ${linkTo({ type: 'NOTE', id: SECRET })}.`,
  mentions: [BEN],
  links: [
    { type: 'NOTE', id: PRICES, title: 'Price list', noteId: null },
    { type: 'NOTE', id: SECRET, title: null, noteId: null },
  ],
  deleted: false,
  unread: false,
  version: 1,
  createdAt: '2026-05-01T10:00:00.000Z',
  editedAt: null,
  ...more,
});

export const sampleReply = (more: Partial<CommentView> = {}): CommentView =>
  sampleComment({
    id: '00000000-0000-4000-8000-0000000000c2',
    author: BEN,
    text: 'The contract. They never saw the list.',
    mentions: [],
    links: [],
    unread: true,
    ...more,
  });

export const sampleThread = (more: Partial<ThreadView> = {}): ThreadView => ({
  id: 't1',
  objectType: 'NOTE',
  objectId: OF.id,
  projectId: 'p1',
  noteId: OF.id,
  insightId: null,
  personId: null,
  highlight: {
    id: 't1',
    inlineCommentOnly: true,
    text: 'I never trust the first number',
    start: 4,
    end: 34,
    lost: false,
  },
  resolved: null,
  comments: [sampleComment(), sampleReply()],
  commentCount: 2,
  unread: true,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T11:00:00.000Z',
  ...more,
});

export const resolvedThread = (): ThreadView =>
  sampleThread({
    id: 't2',
    highlight: null,
    unread: false,
    comments: [
      sampleComment({ id: 'c3', threadId: 't2', text: 'Does this note belong here?', mentions: [], links: [] }),
    ],
    commentCount: 1,
    resolved: { by: BEN, at: '2026-05-02T10:00:00.000Z' },
  });
