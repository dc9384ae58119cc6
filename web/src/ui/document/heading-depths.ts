import type { RichNode } from '@evident/domain/content';

/** Returns nesting depths of headings, from 0. */
export function depthsOf(levels: readonly number[]): number[] {
  const open: number[] = [];
  return levels.map((level) => {
    while (open.length > 0 && open.at(-1)! >= level) open.pop();
    return open.push(level) - 1;
  });
}

/** Returns the nesting depth of each heading, from 0, without gaps between levels. */
export function headingDepths(document: RichNode): ReadonlyMap<RichNode, number> {
  const headings: RichNode[] = [];
  const visit = (node: RichNode): void => {
    if (node.type === 'heading') headings.push(node);
    node.content?.forEach(visit);
  };
  visit(document);
  const depths = depthsOf(headings.map(({ attrs }) => Number(attrs?.['level']) || 1));
  return new Map(headings.map((heading, at) => [heading, depths[at]!]));
}
