import { reanchor } from '@evident/domain/anchors';
import { type TextRange, codePoints, plainText } from '@evident/domain/content';
import { type Uuid, refuse } from '@evident/domain/kernel';
import {
  type OwnedRange,
  type Piece,
  type Redaction,
  type RemovedWords,
  disjoint,
  partsOf,
  removedAt,
  wordsSpokenIn,
} from '@evident/domain/redaction';
import type { RichNode } from '@evident/domain/content';

/** Words that a redaction removes from its note. */
export interface Passage extends RemovedWords {
  readonly redactionId: Uuid;
}

export interface OwnedPiece extends Piece {
  readonly redactionId: Uuid;
}

/** Splits ranges into pieces with ids of their own. */
export const piecesOf = (content: RichNode, ranges: readonly OwnedRange[], newId: () => Uuid): OwnedPiece[] =>
  disjoint(ranges).flatMap(({ redactionId, ...range }) =>
    partsOf(content, range).map((part) => ({ ...part, id: newId(), redactionId })),
  );

/**
 * The ranges that redactions remove from their note.
 * @throws Refusal `UnprocessableContent` if selected words are no longer there
 */
export function rangesIn(
  content: RichNode,
  redactions: readonly Redaction[],
  firstRecording: Uuid | null,
): OwnedRange[] {
  const text = plainText(content);
  return redactions.flatMap((redaction) => {
    const { id: redactionId, fileId, startMs, endMs, words } = redaction;
    const ranges: readonly TextRange[] = words
      ? [reanchored(words, text)]
      : fileId !== null && startMs !== null && endMs !== null
        ? wordsSpokenIn(content, { fileId, startMs, endMs }, fileId === firstRecording)
        : [];
    return ranges.map(({ start, end }) => ({ start, end, redactionId }));
  });
}

function reanchored(words: NonNullable<Redaction['words']>, text: string): TextRange {
  const found = reanchor(words, text);
  return found === 'lost'
    ? refuse(
        'UnprocessableContent',
        'Words to redact are no longer in the note',
        'Delete this redaction, and select the words again.',
      )
    : found;
}

/** The removed words with their context. */
export function passagesOf(content: RichNode, pieces: readonly OwnedPiece[]): Passage[] {
  const points = codePoints(plainText(content));
  return pieces.map(({ redactionId, ...range }) => ({ redactionId, ...removedAt(range, points) }));
}
