import type { Mark, Node } from '@tiptap/pm/model';
import { type NormalizedText, type TextForm, normalize, rangesOf } from '@evident/domain/text';
import type { Transaction } from '@tiptap/pm/state';

export interface Sought {
  readonly words: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

export interface Match {
  readonly from: number;
  readonly to: number;
}

/** Replaces an inline node without text, such as a mention: its size is one, too. */
const OTHER = '\ufffc';
const TEXTS: Readonly<Record<TextForm, WeakMap<Node, NormalizedText>>> = {
  written: new WeakMap(),
  caseless: new WeakMap(),
};
const IN_WORD = /[\p{L}\p{M}\p{N}_]/u;

/** Every place of the words in a document. Texts of blocks are kept, so that only changed blocks are read again. */
export function matchesIn(doc: Node, { words, matchCase, wholeWords }: Sought): Match[] {
  const form = matchCase ? 'written' : 'caseless';
  const found: Match[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = textIn(node, form);
    let last = 0;
    for (const { start, end } of rangesOf(text, words, form)) {
      const isTaken = start < last || (wholeWords && isInWord(node, start, end));
      if (isTaken) continue;
      found.push({ from: position + 1 + start, to: position + 1 + end });
      last = end;
    }
    return false;
  });
  return found;
}

function textIn(node: Node, form: TextForm): NormalizedText {
  let text = TEXTS[form].get(node);
  if (text === undefined) TEXTS[form].set(node, (text = normalize(writtenIn(node), form)));
  return text;
}

const writtenIn = (node: Node, from = 0, to = node.content.size): string =>
  node.textBetween(from, to, undefined, OTHER);

/** Whether a letter is directly before or after a range. */
const isInWord = (node: Node, start: number, end: number): boolean =>
  IN_WORD.test(writtenIn(node, Math.max(0, start - 2), start).match(/.$/su)?.[0] ?? '') ||
  IN_WORD.test(writtenIn(node, end, Math.min(node.content.size, end + 2)).match(/^./su)?.[0] ?? '');

/** The match at or after a position; the first one behind the last. -1 without matches. */
export function matchFrom(matches: readonly Match[], position: number): number {
  const at = matches.findIndex(({ from }) => from >= position);
  return at >= 0 ? at : matches.length > 0 ? 0 : -1;
}

/**
 * Replaces matches. Highlights stay on the new words if they covered at least half of the old ones, or only them. Other
 * marks stay if they covered all of them. Removed words of redactions are left alone. Returns how many were replaced.
 */
export function replaceMatches(tr: Transaction, matches: readonly Match[], replacement: string): number {
  let count = 0;
  const { doc } = tr;
  const { schema } = doc.type;
  // From the end, so that earlier positions stay.
  for (const match of matches.toReversed()) {
    const marks = marksAfter(doc, match);
    if (!marks) continue;
    if (replacement === '') tr.delete(match.from, match.to);
    else tr.replaceWith(match.from, match.to, schema.text(replacement, marks));
    count += 1;
  }
  return count;
}

/** Null for words that cannot be replaced. */
function marksAfter(doc: Node, { from, to }: Match): Mark[] | null {
  const covered = new Map<Mark, number>();
  let isFixed = false;
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isInline) return;
    const length = Math.min(to, position + node.nodeSize) - Math.max(from, position);
    if (!node.isText || node.marks.some(({ type }) => type.name === 'redacted')) isFixed = true;
    for (const mark of node.marks) {
      const known = [...covered.keys()].find((one) => one.eq(mark)) ?? mark;
      covered.set(known, (covered.get(known) ?? 0) + length);
    }
  });
  if (isFixed) return null;
  const around = [doc.resolve(from).nodeBefore, doc.resolve(to).nodeAfter].flatMap((node) => node?.marks ?? []);
  return [...covered].flatMap(([mark, length]) => {
    const isKept =
      mark.type.name === 'highlight'
        ? length * 2 >= to - from || !around.some((one) => one.eq(mark))
        : length === to - from;
    return isKept ? [mark] : [];
  });
}
