import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import * as Y from 'yjs';
import { changed } from './changes.ts';
import { CONTENT } from './read-document.ts';

/**
 * Removes content that no editor writes and that would keep the editor from opening the document: text at the root,
 * hooks,
 * elements disguised as text, and excessive nesting.
 * Readers and the editor skip other misplaced nodes. Returns null if there is nothing to repair.
 */
export function repairDocument(document: Y.Doc): Uint8Array | null {
  const content = document.getXmlFragment(CONTENT);
  return isSound(content) ? null : changed(document, () => repair(content));
}

type Parent = Y.XmlFragment | Y.XmlElement;

const isFaulty = (child: unknown, depth: number): boolean =>
  child instanceof Y.XmlText
    ? depth === 0
    : !(child instanceof Y.XmlElement) ||
      child.nodeName === 'text' ||
      child.nodeName === 'doc' ||
      depth >= RICH_TEXT_LIMITS.depth;

const isSound = (parent: Parent, depth = 0): boolean =>
  parent
    .toArray()
    .every((child) => !isFaulty(child, depth) && (!(child instanceof Y.XmlElement) || isSound(child, depth + 1)));

function repair(parent: Parent, depth = 0): void {
  for (let index = parent.length - 1; index >= 0; index -= 1) {
    const child = parent.get(index);
    if (isFaulty(child, depth)) parent.delete(index);
    else if (child instanceof Y.XmlElement) repair(child, depth + 1);
  }
}
