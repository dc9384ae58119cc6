import { CONTEXT_LENGTH } from '@evident/domain/content';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { pointAt, wordsBetween } from '../../editor/text-positions.ts';

interface Range {
  from: number;
  to: number;
}

/** The words at an editor range, in the shape of the contract. */
export const wordsAt = (editor: Editor, range: Range) => wordsIn(editor.state.doc, range);

export function wordsIn(doc: Node, { from, to }: Range) {
  const [start, end] = [pointAt(doc, from), pointAt(doc, to)];
  const around = (a: number, b: number) => wordsBetween(doc, Math.max(a, 0), Math.min(b, doc.content.size));
  return {
    start,
    end,
    quote: wordsBetween(doc, from, to),
    before: [...around(from - CONTEXT_LENGTH * 2, from)].slice(-CONTEXT_LENGTH).join(''),
    after: [...around(to, to + CONTEXT_LENGTH * 2)].slice(0, CONTEXT_LENGTH).join(''),
  };
}

/** Trims the spaces that word-wise selection includes. */
export function withoutBlanks(editor: Editor, { from, to }: { from: number; to: number }) {
  const quote = wordsBetween(editor.state.doc, from, to);
  return quote.trim() === ''
    ? { from, to }
    : { from: from + /^[^\S\n]*/.exec(quote)![0].length, to: to - /[^\S\n]*$/.exec(quote)![0].length };
}
