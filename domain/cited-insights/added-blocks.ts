import { align } from '../anchors/index.ts';
import type { RichNode } from '../content/index.ts';
import { canonicalJson } from '../kernel/index.ts';

const isEmptyParagraph = ({ type, content = [] }: RichNode): boolean => type === 'paragraph' && content.length === 0;

/** Adds blocks to the end of a document. An empty last paragraph stays last, so that members can go on typing there. */
export function withBlocks(document: RichNode, added: readonly RichNode[]): RichNode {
  const blocks = document.content ?? [];
  const last = blocks.at(-1);
  if (last && isEmptyParagraph(last)) return { ...document, content: [...blocks.slice(0, -1), ...added, last] };
  return { ...document, content: [...blocks, ...added, { type: 'paragraph' }] };
}

/**
 * Removes added blocks that are unchanged, wherever they are now. A group stays whole if one of its blocks was changed. A
 * heading stays as long as a group below it does.
 */
export function withoutBlocks(document: RichNode, groups: readonly (readonly RichNode[])[]): RichNode {
  const blocks = document.content ?? [];
  const known = new Map<string, number>();
  const numbered = (nodes: readonly RichNode[]): Int32Array =>
    Int32Array.from(nodes, (node) => {
      const key = canonicalJson(node);
      if (!known.has(key)) known.set(key, known.size);
      return known.get(key)!;
    });
  const placeOf = new Map<number, number>();
  for (const { a, b, length } of align(numbered(groups.flat()), numbered(blocks), [2, 1]))
    for (let at = 0; at < length; at += 1) placeOf.set(a + at, b + at);
  const gone = new Set(placesToRemove(groups, placeOf));
  const left = blocks.filter((_, at) => !gone.has(at));
  return { ...document, content: left.length > 0 ? left : [{ type: 'paragraph' }] };
}

function placesToRemove(
  groups: readonly (readonly RichNode[])[],
  placeOf: ReadonlyMap<number, number>,
): readonly number[] {
  const removed: number[] = [];
  let first = groups.flat().length;
  let isEmptyBelow = true;
  for (const group of groups.toReversed()) {
    first -= group.length;
    const places = group.flatMap((_, at) => placeOf.get(first + at) ?? []);
    const isHeading = group[0]?.type === 'heading';
    if (places.length === group.length && (!isHeading || isEmptyBelow)) removed.push(...places);
    else if (!isHeading && places.length > 0) isEmptyBelow = false;
    if (isHeading) isEmptyBelow = true;
  }
  return removed;
}
