import type { ThreadView } from '@evident/domain/comments';

/** An icon in the margin. Pressing it opens its thread, the first of those close to each other. */
interface MarginIcon {
  readonly thread: ThreadView;
  /** Comments of its threads. */
  readonly count: number;
  readonly unread: boolean;
}

/** Threads that begin within so many characters share an icon, because they may be on one line. */
const CLOSE = 80;

/** The icons of open threads about words, in the order of the text. */
export function marginIcons(threads: readonly ThreadView[]): MarginIcon[] {
  const icons: MarginIcon[] = [];
  const open = threads
    .filter(({ highlight, resolved }) => highlight?.inlineCommentOnly && !highlight.lost && resolved === null)
    .sort((one, other) => one.highlight!.start - other.highlight!.start);
  for (const thread of open) {
    const last = icons.at(-1);
    const near = last !== undefined && thread.highlight!.start - last.thread.highlight!.start < CLOSE;
    const count = thread.commentCount + (near ? last.count : 0);
    if (near) icons.pop();
    icons.push({ thread: near ? last.thread : thread, count, unread: thread.unread || (near && last.unread) });
  }
  return icons;
}
