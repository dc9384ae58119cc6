import type { RichNode } from '../content/index.ts';

/** A text without the evidence and images that may not go along, and how many were left out. */
export function withoutParts(
  document: RichNode,
  unseenEvidence: ReadonlySet<string>,
  foreignImages: boolean,
): { content: RichNode; evidence: number; images: number } {
  let evidence = 0;
  let images = 0;
  const stays = (node: RichNode): boolean => {
    if (node.type === 'evidence' && unseenEvidence.has(String(node.attrs?.['highlightId']))) evidence += 1;
    else if (foreignImages && node.type === 'image' && typeof node.attrs?.['fileId'] === 'string') images += 1;
    else return true;
    return false;
  };
  const copied = (node: RichNode): RichNode =>
    node.content ? { ...node, content: node.content.filter(stays).map(copied) } : node;
  const content = copied(document);
  const whole = content.content?.length ? content : { ...content, content: [{ type: 'paragraph' }] };
  return { content: whole, evidence, images };
}
