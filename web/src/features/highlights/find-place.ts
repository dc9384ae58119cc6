import type { NoteHash } from '@evident/domain/links';
import type { Node } from '@tiptap/pm/model';
import { linesOf, positionAt } from '../../editor/text-positions.ts';

/** Maximum number of marked matches. More would slow the page down. */
const MATCHES_MAX = 500;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The ranges that a hash addresses: its range, the first match of its snippet, or every match of its search words. */
export function rangesIn(
  doc: Node,
  { range, snippet, searchContent }: Pick<NoteHash, 'range' | 'snippet' | 'searchContent'>,
): Range[] {
  if (range) {
    const found = { from: positionAt(doc, range.start), to: positionAt(doc, range.end) };
    return found.to > found.from ? [found] : [];
  }
  if (snippet !== undefined) return matches(doc, snippet, 1);
  return searchContent === undefined ? [] : matches(doc, searchContent, MATCHES_MAX);
}

function matches(doc: Node, words: string, atMost: number): Range[] {
  const wanted = words.toLowerCase();
  const found: Range[] = [];
  for (const { node, from } of linesOf(doc)) {
    const line = node.textBetween(0, node.content.size, undefined, ' ').toLowerCase();
    for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + wanted.length)) {
      found.push({ from: from + at, to: from + at + wanted.length });
      if (found.length === atMost) return found;
    }
  }
  return found;
}
