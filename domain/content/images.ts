import type { RichNode } from './rich-text.ts';

/** Returns the ids of uploaded files shown as images, in document order, without duplicates. */
export function imageFilesIn(document: RichNode): string[] {
  const found = new Set<string>();
  const visit = (node: RichNode): void => {
    const id = node.type === 'image' ? node.attrs?.['fileId'] : undefined;
    if (typeof id === 'string') found.add(id);
    node.content?.forEach(visit);
  };
  visit(document);
  return [...found];
}
