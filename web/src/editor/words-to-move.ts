import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { linesOf, pointAt, wordsBetween } from './text-positions.ts';

/** Selected words, in code points of the text. */
export interface MovedWords {
  readonly start: number;
  readonly end: number;
  /** The first of them, on one line. */
  readonly shown: string;
}

/**
 * The position where a note is split: the caret, or the start of its block if the text is only read, where no caret is shown. Null at the
 * start of the text.
 */
export function placeIn({ doc, selection }: EditorState, editable: boolean): number | null {
  const from = editable ? selection.from : (blockAt(doc, selection.from)?.from ?? 0);
  return pointAt(doc, from) || null;
}

/** The selected words, or those of the block at the caret; null if there are none. */
export function wordsIn({ doc, selection }: EditorState): MovedWords | null {
  let { from, to } = selection;
  if (selection.empty) {
    const line = blockAt(doc, from);
    if (!line) return null;
    [from, to] = [line.from, line.from + line.node.content.size];
  }
  const words = wordsBetween(doc, from, to);
  if (words.trim() === '') return null;
  return { start: pointAt(doc, from), end: pointAt(doc, to), shown: words.trim().split('\n')[0]!.slice(0, SHOWN) };
}

const blockAt = (doc: Node, position: number) => linesOf(doc).findLast(({ from }) => from <= position);

const SHOWN = 60;
