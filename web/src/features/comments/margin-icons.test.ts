import type { ThreadView } from '@evident/domain/comments';
import { marginIcons } from './margin-icons.ts';
import { sampleThread } from './sample-threads.ts';

const some = sampleThread();
const at = (id: string, start: number, more: Partial<ThreadView> = {}): ThreadView => ({
  ...some,
  id,
  unread: false,
  resolved: null,
  commentCount: 2,
  highlight: { ...some.highlight!, inlineCommentOnly: true, lost: false, start, end: start + 5 },
  ...more,
});

describe('icons in the margin', () => {
  it('count the comments of open threads, and join threads that are close', () => {
    const icons = marginIcons([at('far', 500), at('second', 40, { unread: true }), at('first', 10)]);
    expect(icons.map(({ thread, count, unread }) => [thread.id, count, unread])).toEqual([
      ['first', 4, true],
      ['far', 2, false],
    ]);
  });
  it('leave out resolved threads, lost words, and threads about the whole text', () => {
    const lost = at('lost', 0);
    expect(
      marginIcons([
        at('resolved', 0, { resolved: { at: '2026-01-01T00:00:00Z', by: null } as never }),
        { ...lost, highlight: { ...lost.highlight!, lost: true } },
        at('whole', 0, { highlight: null }),
      ]),
    ).toEqual([]);
  });
});
