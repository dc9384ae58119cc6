import { COMMENT_MAX, type Comment, commentText, importedComments, linksIn, mentionsIn, partsOf } from './index.ts';
import {
  THREAD_MAX,
  deleteDisabledReason,
  editDisabledReason,
  refuseFullThread,
  undeleted,
  unedited,
} from './index.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
const BEN = '00000000-0000-4000-8000-00000000000b';
const at = new Date('2026-05-01T10:00:00Z');
const comment = (more: Partial<Comment> = {}): Comment => ({
  id: '00000000-0000-4000-8000-000000000001',
  teamId: '00000000-0000-4000-8000-000000000002',
  threadId: '00000000-0000-4000-8000-000000000003',
  authorId: ADA,
  text: 'Is this so?',
  version: 1,
  createdAt: at,
  editedAt: null,
  deletedAt: null,
  ...more,
});

describe('the words of a comment', () => {
  it('are plain text with mentions and links', () => {
    const text = `@[${ADA}] see #[NOTE:${BEN}] <b>now</b>, @[${ADA}], @[nobody] #[FOO:${BEN}]`;
    expect(partsOf(text)).toEqual([
      { kind: 'mention', id: ADA },
      { kind: 'text', text: ' see ' },
      { kind: 'link', type: 'NOTE', id: BEN },
      { kind: 'text', text: ' <b>now</b>, ' },
      { kind: 'mention', id: ADA },
      { kind: 'text', text: `, @[nobody] #[FOO:${BEN}]` },
    ]);
    expect(mentionsIn(text)).toEqual([ADA]);
    expect(linksIn(text)).toEqual([{ type: 'NOTE', id: BEN }]);
  });

  it('are trimmed, and refused when blank or full of mentions', () => {
    expect(commentText('  one \r\n\r\n\r\n\r\n two\t\n')).toBe('one\n\n two');
    expect(() => commentText(' \n ')).toThrow('The comment is empty');
    const many = (sign: (id: string) => string) =>
      Array.from({ length: 21 }, (_, index) => sign(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)).join(
        ' ',
      );
    expect(() => commentText(many((id) => `@[${id}]`))).toThrow('at most 20 members');
    expect(() => commentText(many((id) => `#[NOTE:${id}]`))).toThrow('at most 20 objects');
    expect(commentText('x'.repeat(COMMENT_MAX))).toHaveLength(COMMENT_MAX);
  });
});

describe('a comment of a file', () => {
  it('names its author and day above its words, without mentions', () => {
    const text = ' Ask @[00000000-0000-4000-8000-000000000001] about #[NOTE:00000000-0000-4000-8000-000000000002] ';
    const [comment, ...more] = importedComments({ author: 'Ann', day: '2026-03-14', text });
    expect(comment).toMatch(/^Ann, 2026-03-14:\nAsk @ \[/);
    expect(more).toEqual([]);
    expect([mentionsIn(comment!), linksIn(comment!)]).toEqual([[], []]);
    expect(importedComments({ author: '', day: null, text: 'Why?' })).toEqual(['Why?']);
    expect(importedComments({ author: 'Ann', day: null, text: ' ' })).toEqual([]);
  });

  it('that is longer than a comment goes on in the next one', () => {
    const text = '😀'.repeat(COMMENT_MAX);
    const comments = importedComments({ author: 'Ann', day: null, text });
    expect(comments.every((each) => each.length <= COMMENT_MAX)).toBe(true);
    expect(comments.map((each) => each.replace('Ann:\n', '')).join('')).toBe(text);
  });
});

describe('a comment', () => {
  it('is edited by its author, and deleted by its author or with full access', () => {
    expect(editDisabledReason(ADA, { userId: ADA })).toBeUndefined();
    expect(editDisabledReason(ADA, { userId: BEN })).toBe('You can only edit your own comments');
    expect(deleteDisabledReason(ADA, { userId: ADA }, false)).toBeUndefined();
    expect(deleteDisabledReason(ADA, { userId: BEN }, true)).toBeUndefined();
    expect(deleteDisabledReason(ADA, { userId: BEN }, false)).toContain('full access');
  });

  it('comes back once after its deletion', () => {
    expect(undeleted(comment({ deletedAt: at }))).toEqual(comment());
    expect(() => undeleted(comment())).toThrow('can no longer be undone');
    expect(() => undeleted(null)).toThrow('can no longer be undone');
  });

  it('gets its previous words back unless it was changed since', () => {
    const edit = { commentId: '1', before: 'Is this so?', after: 'So?' };
    expect(unedited(comment({ text: 'So?' }), edit, at)).toEqual(comment({ editedAt: at }));
    expect(() => unedited(comment({ text: 'Other' }), edit, at)).toThrow('can no longer be undone');
    expect(() => unedited(comment({ text: 'So?', deletedAt: at }), edit, at)).toThrow('can no longer be undone');
    expect(() => unedited(null, edit, at)).toThrow('can no longer be undone');
  });

  it('is refused in a full thread', () => {
    expect(() => refuseFullThread(THREAD_MAX - 1)).not.toThrow();
    expect(() => refuseFullThread(THREAD_MAX)).toThrow('at most 500 comments');
  });
});
