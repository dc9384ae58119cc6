import type { Node } from '@tiptap/pm/model';
import { linesOf } from '../../editor/text-positions.ts';

export type Edge = 'start' | 'end';

const WORD = /[\p{L}\p{N}\p{M}'’_-]+/gu;

/** The positions where words of the text start, or end. */
function edgesIn(doc: Node, edge: Edge): number[] {
  return linesOf(doc).flatMap(({ node, from }) => {
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC');
    return [...text.matchAll(WORD)].map(({ index, 0: word }) => from + index + (edge === 'start' ? 0 : word.length));
  });
}

/** The edge of a word nearest to a position; of two, the later one. */
export function nearestEdge(doc: Node, edge: Edge, position: number): number {
  let nearest = position;
  let distance = Infinity;
  for (const one of edgesIn(doc, edge)) {
    if (Math.abs(one - position) > distance) continue;
    [nearest, distance] = [one, Math.abs(one - position)];
  }
  return nearest;
}

/** The same edge of the next or previous word; the position itself at the end of the text. */
export function nextEdge(doc: Node, edge: Edge, position: number, by: 1 | -1): number {
  const edges = edgesIn(doc, edge);
  return (by === 1 ? edges.find((one) => one > position) : edges.findLast((one) => one < position)) ?? position;
}
