import type { RichNode } from '@evident/domain/content';

/** How deep each heading of a document lies under the others, from 0: no level is left out, whatever sizes somebody chose. */
export function headingDepths(document: RichNode): ReadonlyMap<RichNode, number> {
  const depths = new Map<RichNode, number>();
  const open: number[] = [];
  const visit = (node: RichNode): void => {
    if (node.type === 'heading') {
      const level = Number(node.attrs?.['level']) || 1;
      while (open.length > 0 && open.at(-1)! >= level) open.pop();
      depths.set(node, open.length);
      open.push(level);
    }
    node.content?.forEach(visit);
  };
  visit(document);
  return depths;
}
