import { joinRuns } from './runs.ts';
import type { RichNode } from './rich-text.ts';

/** Returns the document without the highlights that `stays` rejects. */
export function onlyHighlights(document: RichNode, stays: (highlightId: unknown) => boolean): RichNode {
  const node = { ...document };
  if (node.marks) {
    const rest = node.marks.filter((mark) => mark.type !== 'highlight' || stays(mark.attrs?.id));
    if (rest.length > 0) node.marks = rest;
    else delete node.marks;
  }
  if (node.content) node.content = joinRuns(node.content.map((child) => onlyHighlights(child, stays)));
  return node;
}

/** Names the recording of turns that have times and name none. */
export function withRecording(document: RichNode, fileId: string | null): RichNode {
  if (fileId === null) return document;
  const isUnnamed = document.type === 'turn' && document.attrs?.start != null && document.attrs.fileId == null;
  if (isUnnamed) return { ...document, attrs: { ...document.attrs, fileId } };
  return document.content
    ? { ...document, content: document.content.map((child) => withRecording(child, fileId)) }
    : document;
}
