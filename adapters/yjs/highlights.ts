import {
  HIGHLIGHT_MAX_LENGTH,
  type HighlightPlace,
  RICH_TEXT_LIMITS,
  type TextRange,
  blockAt,
  countCodePoints,
  highlightPlaces,
  inlineText,
} from '@evident/domain/content';
import { Refusal, refuse } from '@evident/domain/kernel';
import * as Y from 'yjs';
import { changed } from './changes.ts';
import { markKey } from './mark-keys.ts';
import { type Stretch, stretchesOf } from './positions.ts';
import { type Survey, survey } from './read-document.ts';

/** Adds a highlight to a range of code points, across blocks too, like the editor. Refuses a range without text. */
export function markHighlight(
  document: Y.Doc,
  highlightId: string,
  start: number,
  end: number,
  read = survey(document),
): Uint8Array {
  refuseOverlaps(read, start, end);
  return (
    markHighlights(document, new Map([[highlightId, { start, end }]]), read) ??
    refuse('InvalidOperation', 'These words already have this highlight')
  );
}

/** Adds many highlights in one change. Returns null if all exist already. */
export function markHighlights(
  document: Y.Doc,
  ranges: ReadonlyMap<string, TextRange>,
  read = survey(document),
): Uint8Array | null {
  const marks = [...ranges].flatMap(([id, range]) =>
    wordsOf(read, range).map((stretch) => ({ id, key: keyOf(id), ...stretch })),
  );
  return changed(document, () => {
    for (const { id, key, text, from, length } of marks) text.format(from, length, { [key]: { id } });
  });
}

/** Whether a range can be highlighted: it has text, is not too long, and few enough highlights overlap there. */
export function canMark(read: Survey, range: TextRange): boolean {
  try {
    refuseOverlaps(read, range.start, range.end);
    return wordsOf(read, range).length > 0;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Removes highlights in one change. Returns null if none exists. */
export function unmarkHighlights(document: Y.Doc, highlightIds: readonly string[]): Uint8Array | null {
  const keys = highlightIds.map(keyOf);
  const { layout, elements } = survey(document);
  const texts = layout.blocks.flatMap(
    ({ node }) =>
      elements
        .get(node)
        ?.toArray()
        .filter((child) => child instanceof Y.XmlText) ?? [],
  );
  return changed(document, () => {
    for (const text of texts)
      for (const key of keys) if (carries(text, key)) text.format(0, text.length, { [key]: null });
  });
}

/** Locates every highlight with its text, context, speaker and times in one pass. */
export function locateHighlights(document: Y.Doc): Map<string, HighlightPlace> {
  const { content, layout } = survey(document);
  return highlightPlaces(content, layout);
}

function wordsOf(read: Survey, { start, end }: TextRange): Stretch[] {
  const within = start >= 0 && start < end && end <= read.layout.blocks.at(-1)!.end;
  const stretches = within ? stretchesOf(read, start, end) : [];
  if (within && end - start > HIGHLIGHT_MAX_LENGTH)
    refuse('BAD_USER_INPUT', `A highlight has at most ${HIGHLIGHT_MAX_LENGTH} characters`);
  return stretches.length > 0 ? stretches : refuse('BAD_USER_INPUT', 'There is no text to highlight here');
}

/** Live changes are checked against the same limits on arrival. */
function refuseOverlaps({ layout }: Survey, start: number, end: number): void {
  for (
    let index = blockAt(layout.blocks, start);
    index < layout.blocks.length && layout.blocks[index]!.start < end;
    index += 1
  ) {
    const block = layout.blocks[index]!;
    let at = block.start;
    for (const node of block.node.content ?? []) {
      const from = at;
      at += countCodePoints(inlineText(node));
      const highlights = node.marks?.filter(({ type }) => type === 'highlight').length ?? 0;
      if (from < end && at > start && highlights >= RICH_TEXT_LIMITS.overlaps) {
        refuse(
          'UnprocessableContent',
          'Too many highlights on these words',
          `At most ${RICH_TEXT_LIMITS.overlaps} can overlap. Add tags to one of them instead.`,
        );
      }
    }
  }
}

const keyOf = (highlightId: string): string => markKey('highlight', { id: highlightId });

function carries(text: Y.XmlText, key: string): boolean {
  for (let item = text._start; item; item = item.right) {
    if (
      !item.deleted &&
      item.content instanceof Y.ContentFormat &&
      item.content.key === key &&
      item.content.value !== null
    )
      return true;
  }
  return false;
}
