import { inOrder, joinRuns } from './runs.ts';
import { codePoints, countCodePoints } from './code-points.ts';
import type { TextRange } from './highlight-places.ts';
import { onlyHighlights } from './only-highlights.ts';
import { type TextBlock, inlineText, layOut } from './layout.ts';
import type { RichNode } from './rich-text.ts';

/** Returns the document without highlights. */
export const withoutHighlights = (document: RichNode): RichNode => onlyHighlights(document, () => false);

/** Adds highlights to ranges of the plain text. Keeps existing ones. */
export function withHighlights(document: RichNode, ranges: ReadonlyMap<string, TextRange>): RichNode {
  const sorted = [...ranges].map(([id, range]) => ({ id, ...range })).sort((a, b) => a.start - b.start);
  let next = 0;
  let open: Highlighted[] = [];
  const marked = new Map<RichNode, RichNode>();
  for (const block of layOut(document).blocks) {
    while (next < sorted.length && sorted[next]!.start < block.end) open.push(sorted[next++]!);
    open = open.filter(({ end }) => end > block.start);
    const inside = [...open];
    if (inside.length > 0) marked.set(block.node, { ...block.node, content: markBlock(block, inside) });
  }
  const rebuild = (node: RichNode): RichNode =>
    marked.get(node) ?? (node.content ? { ...node, content: node.content.map(rebuild) } : node);
  return rebuild(document);
}

interface Highlighted extends TextRange {
  readonly id: string;
}

function markBlock(block: TextBlock, ranges: readonly Highlighted[]): RichNode[] {
  let position = block.start;
  return joinRuns(
    (block.node.content ?? []).flatMap((node) => {
      const start = position;
      position += countCodePoints(inlineText(node));
      return node.type === 'text' ? markRun(node, start, position, ranges) : [node];
    }),
  );
}

function markRun(node: RichNode, start: number, end: number, ranges: readonly Highlighted[]): RichNode[] {
  const here = ranges.filter((range) => range.start < end && range.end > start);
  const cuts = [
    ...new Set([start, end, ...here.flatMap((range) => [Math.max(range.start, start), Math.min(range.end, end)])]),
  ].sort((a, b) => a - b);
  const points = codePoints(node.text!);
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index]!;
    const ids = here.filter((range) => range.start < to && range.end > from).map((range) => range.id);
    const text = points.slice(from - start, to - start);
    return ids.length === 0 ? { ...node, text } : { ...node, text, marks: addHighlights(node.marks ?? [], ids) };
  });
}

function addHighlights(marks: NonNullable<RichNode['marks']>, ids: readonly string[]): NonNullable<RichNode['marks']> {
  const present = new Set(marks.filter((mark) => mark.type === 'highlight').map((mark) => mark.attrs?.id));
  const added = ids.filter((id) => !present.has(id)).map((id) => ({ type: 'highlight', attrs: { id } }));
  return inOrder([...marks, ...added]);
}
