import type { EditorState } from '@tiptap/pm/state';
import { linesOf, pointAt, wordsBetween } from './text-positions.ts';

/** Selected words, in code points of the text. */
export interface MovedWords {
  readonly start: number;
  readonly end: number;
  /** The first of them, on one line. */
  readonly shown: string;
}

/** The position of the caret; null at the start of the text. */
export const placeIn = ({ doc, selection }: EditorState): number | null => pointAt(doc, selection.from) || null;

/** The selected words, or those of the block at the caret; null if there are none. */
export function wordsIn({ doc, selection }: EditorState): MovedWords | null {
  let { from, to } = selection;
  if (selection.empty) {
    const line = linesOf(doc).findLast((each) => each.from <= from);
    if (!line) return null;
    [from, to] = [line.from, line.from + line.node.content.size];
  }
  const words = wordsBetween(doc, from, to);
  if (words.trim() === '') return null;
  return { start: pointAt(doc, from), end: pointAt(doc, to), shown: words.trim().split('\n')[0]!.slice(0, SHOWN) };
}

const SHOWN = 60;
