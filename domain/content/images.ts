import type { RichNode } from './rich-text.ts';

/** The uploaded files that a document shows as images, each once, in the order in which they come. */
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
