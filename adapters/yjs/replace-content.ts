import { align, anchorOf, follow } from '@evident/domain/anchors';
import {
  type RichNode,
  type Speakers,
  codePoints,
  highlightPlaces,
  layOut,
  plainText,
  withHighlights,
  withKnownSpeakers,
  withoutHighlights,
} from '@evident/domain/content';
import { initProseMirrorDoc, updateYFragment } from '@tiptap/y-tiptap';
import { Fragment, type Node } from 'prosemirror-model';
import type * as Y from 'yjs';
import { changed } from './changes.ts';
import { documentSchema } from './document-schema.ts';
import { repairDocument } from './repair-document.ts';
import { CONTENT, SPEAKERS, readSpeakers, survey } from './read-document.ts';

/**
 * Replaces the content of a live document with validated content. Unchanged parts are not touched, so that concurrent
 * edits survive.
 * Highlights follow their text and disappear with it. Highlights in the new content are ignored.
 * Returns the update, or null without changes.
 */
export function replaceContent(document: Y.Doc, newContent: RichNode, newSpeakers: Speakers): Uint8Array | null {
  const { content, speakers } = withKnownSpeakers(withoutHighlights(newContent), newSpeakers, readSpeakers(document));
  const marked = withHighlights(content, followedRanges(document, content));
  return changed(document, () => {
    writeContent(document, marked);
    writeSpeakers(document, speakers);
  });
}

/** Replaces the content with an earlier one. Its own highlights are where it has them; other known ones follow their text. */
export function restoreContent(
  document: Y.Doc,
  content: RichNode,
  speakers: Speakers,
  known: ReadonlySet<string>,
): Uint8Array | null {
  const own = highlightPlaces(content, layOut(content));
  const others = [...followedRanges(document, content)].filter(([id]) => known.has(id) && !own.has(id));
  const marked = withHighlights(content, new Map(others));
  return changed(document, () => {
    writeContent(document, marked);
    writeSpeakers(document, speakers);
  });
}

/** Sets the content of a live document with its highlights. Unchanged parts are not touched. Null without changes. */
export const rewriteContent = (document: Y.Doc, content: RichNode): Uint8Array | null =>
  changed(document, () => writeContent(document, content));

function followedRanges(document: Y.Doc, content: RichNode): Map<string, { start: number; end: number }> {
  const { content: before, layout } = survey(document);
  const points = codePoints(layout.text);
  const places = [...highlightPlaces(before, layout)];
  const found = follow(
    places.map(([, { start, end }]) => anchorOf(layout.text, start, end, points)),
    layout.text,
    plainText(content),
  );
  return new Map(
    places.flatMap(([id], index) => {
      const now = found[index]!;
      return now === 'lost' ? [] : [[id, now] as const];
    }),
  );
}

/** Reuses the objects of unchanged blocks, so that the binding leaves their elements alone wherever they move. */
function writeContent(document: Y.Doc, content: RichNode): void {
  repairDocument(document);
  const fragment = document.getXmlFragment(CONTENT);
  const { doc: before, meta } = initProseMirrorDoc(fragment, documentSchema);
  const after = documentSchema.nodeFromJSON(content);
  const vocabulary = new Map<string, number>();
  const numbered = (node: Node): Int32Array =>
    Int32Array.from(node.children, (child) => {
      const key = JSON.stringify(child.toJSON());
      if (!vocabulary.has(key)) vocabulary.set(key, vocabulary.size);
      return vocabulary.get(key)!;
    });
  const blocks = [...after.children];
  for (const { a, b, length } of align(numbered(before), numbered(after), [2, 1])) {
    for (let offset = 0; offset < length; offset += 1) blocks[b + offset] = before.child(a + offset);
  }
  updateYFragment(document, fragment, after.copy(Fragment.fromArray(blocks)), meta);
}

function writeSpeakers(document: Y.Doc, speakers: Speakers): void {
  const names = document.getMap(SPEAKERS);
  for (const id of Object.keys(names.toJSON())) if (!Object.hasOwn(speakers, id)) names.delete(id);
  for (const [id, name] of Object.entries(speakers)) if (names.get(id) !== name) names.set(id, name);
}
