import type { Mark, Node } from '@tiptap/pm/model';
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
const textOf = new WeakMap<Node, string>();

/** Every place of the words in a document. Texts of blocks are kept, so that only changed blocks are read again. */
export function matchesIn(doc: Node, sought: Sought): Match[] {
  const pattern = patternOf(sought);
  if (!pattern) return [];
  const found: Match[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    let text = textOf.get(node);
    if (text === undefined) textOf.set(node, (text = node.textBetween(0, node.content.size, undefined, OTHER)));
    for (const { 0: words, index } of text.matchAll(pattern))
      found.push({ from: position + 1 + index, to: position + 1 + index + words.length });
    return false;
  });
  return found;
}

function patternOf({ words, matchCase, wholeWords }: Sought): RegExp | null {
  if (words === '') return null;
  const escaped = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/['’]/g, "['’]");
  return new RegExp(
    wholeWords ? `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])` : escaped,
    matchCase ? 'gu' : 'giu',
  );
}

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
