import type { RichNode } from '@evident/domain/content';
import { prosemirrorToYXmlFragment } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import { documentSchema } from './document-schema.ts';
import { CONTENT, SPEAKERS } from './read-document.ts';

/** Returns the initial state of a live document from validated content and speaker names by id. */
export function documentFrom(content: RichNode, speakers: Readonly<Record<string, string>> = {}): Uint8Array {
  const document = new Y.Doc();
  document.transact(() => {
    prosemirrorToYXmlFragment(
      documentSchema.nodeFromJSON(withoutEmptyTexts(content)),
      document.getXmlFragment(CONTENT),
    );
    for (const [id, name] of Object.entries(speakers)) document.getMap(SPEAKERS).set(id, name);
  });
  const state = Y.encodeStateAsUpdate(document);
  document.destroy();
  return state;
}

/** ProseMirror refuses empty text nodes. Insights begun from templates may have stored some. */
const withoutEmptyTexts = ({ content, ...node }: RichNode): RichNode =>
  content
    ? { ...node, content: content.filter(({ type, text }) => type !== 'text' || text !== '').map(withoutEmptyTexts) }
    : node;

/** Opens a live document from its stored state and later updates. */
export function openDocument(...updates: readonly Uint8Array[]): Y.Doc {
  const document = new Y.Doc();
  document.transact(() => {
    for (const update of updates) Y.applyUpdate(document, update);
  });
  return document;
}
