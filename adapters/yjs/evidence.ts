import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import * as Y from 'yjs';
import { changed } from './changes.ts';
import { CONTENT } from './read-document.ts';

const EVIDENCE = 'evidence';
const NAMED = 'highlightId';

/** Whether a change may bring evidence into a document, or make other evidence of what is there. Looks at the change alone, and rather says yes than no. */
export const mayBringEvidence = (update: Uint8Array): boolean =>
  Y.decodeUpdate(update).structs.some((struct) => struct instanceof Y.Item && mayBeEvidence(struct));

function mayBeEvidence({ content, parentSub }: Y.Item): boolean {
  if (content instanceof Y.ContentType)
    return content.type instanceof Y.XmlElement && content.type.nodeName === EVIDENCE;
  if (content instanceof Y.ContentString) return false;
  // What takes the place of an attribute does not say which one it is.
  return (parentSub === null || parentSub === NAMED) && content.getContent().some((value) => typeof value === 'string');
}

/** Takes out the evidence that may not stay, wherever it stands; null when there is none. */
export function removeEvidence(document: Y.Doc, stays: (highlightId: unknown) => boolean): Uint8Array | null {
  return changed(document, () => clear(document.getXmlFragment(CONTENT), stays));
}

/** Nobody reads what lies deeper than a document may be. */
function clear(parent: Y.XmlFragment | Y.XmlElement, stays: (highlightId: unknown) => boolean, depth = 1): void {
  if (depth >= RICH_TEXT_LIMITS.depth) return;
  for (let index = parent.length - 1; index >= 0; index -= 1) {
    const child = parent.get(index) as unknown;
    if (!(child instanceof Y.XmlElement)) continue;
    if (child.nodeName === EVIDENCE && !stays(child.getAttribute(NAMED))) parent.delete(index);
    else clear(child, stays, depth + 1);
  }
}
