import type { Node } from '@tiptap/pm/model';
import type { Chapter } from './recording-media.ts';
import type { TimedText } from './timed-text.ts';

/** Returns the chapters of a recording: the headings of its text. Each starts with the first turn after it. */
export function chaptersOf(doc: Node, { turns: { starts, positions } }: Pick<TimedText, 'turns'>): Chapter[] {
  const startOf = new Map(Array.from(positions, (position, at) => [position, starts[at]!]));
  const chapters: Chapter[] = [];
  let title = '';
  doc.forEach((block, offset) => {
    if (block.type.name === 'heading') title = block.textContent.trim() || title;
    const startMs = startOf.get(offset);
    if (startMs === undefined || title === '') return;
    chapters.push({ title, startMs });
    title = '';
  });
  return chapters.sort((one, other) => one.startMs - other.startMs);
}

export const sameChapters = (some: readonly Chapter[], others: readonly Chapter[]): boolean =>
  some.length === others.length &&
  some.every(({ title, startMs }, at) => title === others[at]!.title && startMs === others[at]!.startMs);
