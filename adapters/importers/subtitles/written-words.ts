import { asidesOf, isTimes } from './caption-times.ts';
import { withoutTags } from './webvtt-text.ts';

/** A comment of captions. */
export interface CaptionComment {
  readonly text: string;
  /** The number of lines of words above it. */
  readonly at: number;
}

/** The words of captions, without times, counters, names of captions and comments; and the comments. */
export interface WrittenWords {
  readonly words: string;
  readonly lines: readonly string[];
  readonly comments: readonly CaptionComment[];
}

export function writtenWords(source: string): WrittenWords {
  const aside = asidesOf(source);
  const all = source.split(/\r\n|\n|\r/);
  let isAside = /^\ufeff?WEBVTT/.test(all[0] ?? '');
  let open: string[] | null = null;
  const lines: string[] = [];
  const comments: CaptionComment[] = [];
  const close = (below = ''): void => {
    // a counter belongs to the times below it
    if (below !== '' && /^\s*\d+\s*$/.test(open?.at(-1) ?? '')) open?.pop();
    const text = open?.join('\n').trim() ?? '';
    if (text !== '') comments.push({ text, at: lines.length });
    open = null;
    isAside = false;
  };
  all.forEach((line, at) => {
    const above = all[at - 1] ?? '';
    if (line.trim() === '' || isTimes(line)) return close(line.trim());
    if (above.trim() === '' && aside.test(line)) {
      isAside = true;
      open = line.startsWith('NOTE') ? [line.slice(4)] : null;
      return;
    }
    open?.push(line);
    const isName = above.trim() === '' && (all[at + 1] ?? '').includes('-->');
    if (!isAside && !isName) lines.push(line);
  });
  close();
  return { words: withoutTags(lines.join('\n')), lines, comments };
}
