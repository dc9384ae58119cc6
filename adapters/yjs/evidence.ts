import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import * as Y from 'yjs';
import { changed } from './changes.ts';
import { CONTENT } from './read-document.ts';

const EVIDENCE = 'evidence';
const NAMED = 'highlightId';

/** Reports whether a change may add or alter evidence. Looks at the change only; false positives are possible. */
export const mayBringEvidence = (update: Uint8Array): boolean =>
  Y.decodeUpdate(update).structs.some((struct) => struct instanceof Y.Item && mayBeEvidence(struct));

function mayBeEvidence({ content, parentSub }: Y.Item): boolean {
  if (content instanceof Y.ContentType)
    return content.type instanceof Y.XmlElement && content.type.nodeName === EVIDENCE;
  if (content instanceof Y.ContentString) return false;
  // The replacement of an attribute does not name it.
  return (parentSub === null || parentSub === NAMED) && content.getContent().some((value) => typeof value === 'string');
}

/** Removes evidence that `stays` rejects. Returns null if there is none. */
export function removeEvidence(document: Y.Doc, stays: (highlightId: unknown) => boolean): Uint8Array | null {
  return changed(document, () => clear(document.getXmlFragment(CONTENT), stays));
}

/** Readers ignore anything beyond the maximum depth. */
function clear(parent: Y.XmlFragment | Y.XmlElement, stays: (highlightId: unknown) => boolean, depth = 1): void {
  if (depth >= RICH_TEXT_LIMITS.depth) return;
  for (let index = parent.length - 1; index >= 0; index -= 1) {
    const child = parent.get(index) as unknown;
    if (!(child instanceof Y.XmlElement)) continue;
    if (child.nodeName === EVIDENCE && !stays(child.getAttribute(NAMED))) parent.delete(index);
    else clear(child, stays, depth + 1);
  }
}
