import type { NoteHash } from '@evident/domain/links';
import { normalize, rangesOf } from '@evident/domain/text';
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
  const found: Range[] = [];
  for (const { node, from } of linesOf(doc)) {
    const line = normalize(node.textBetween(0, node.content.size, undefined, ' '), 'caseless');
    for (const { start, end } of rangesOf(line, words, 'caseless')) {
      if (found.length > 0 && from + start < found.at(-1)!.to) continue;
      found.push({ from: from + start, to: from + end });
      if (found.length === atMost) return found;
    }
  }
  return found;
}
