import { anchorOf, follow } from '@evident/domain/anchors';
import { codePoints } from '@evident/domain/content';
import type { ImportedThread } from '@evident/domain/imports';

/** The most comments of a document that are read (decided). */
export const COMMENTS_MAX = 5_000;

/** A range in UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The threads of a document, and how many comments beyond the limit were not read. */
export interface DocumentThreads {
  readonly threads: readonly ImportedThread[];
  readonly beyond: number;
}

export const NO_THREADS: DocumentThreads = { threads: [], beyond: 0 };

/**
 * Places of ranges of a document's text in the text of its note, where labels and times of turns may be taken out. Null
 * for a range whose words are not there.
 */
export function placesIn(
  noteText: string,
  text: string,
  ranges: readonly (TextRange | undefined)[],
): ImportedThread['place'][] {
  const points = codePoints(text);
  const selectors = ranges.map((range) => {
    const isRange = range !== undefined && range.end > range.start;
    return isRange ? anchorOf(text, points.pointAt(range.start), points.pointAt(range.end), points) : undefined;
  });
  const found = follow(
    selectors.filter((selector) => selector !== undefined),
    text,
    noteText,
  ).values();
  return selectors.map((selector) => {
    const place = selector && found.next().value;
    return place && place !== 'lost' ? { start: place.start, end: place.end } : null;
  });
}

/** Notices about comments that are beyond the limit or have no words in the note. */
export function threadNotices({ threads, beyond }: DocumentThreads): string[] {
  const without = threads.filter(({ place }) => place === null).length;
  return [
    ...(beyond === 0 ? [] : [beyond === 1 ? 'One comment was left out.' : `${many(beyond)} comments were left out.`]),
    ...(without === 0
      ? []
      : [
          without === 1
            ? 'One comment is about the whole note: its words are not in the text.'
            : `${many(without)} comments are about the whole note: their words are not in the text.`,
        ]),
  ];
}

const many = (count: number): string => count.toLocaleString('en');
