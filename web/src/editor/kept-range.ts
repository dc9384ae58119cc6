import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import {
  absolutePositionToRelativePosition,
  initProseMirrorDoc,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import { documentExtensions } from './extensions.ts';
import type { LiveDocument } from './live-document.ts';

type Mapping = ReturnType<typeof initProseMirrorDoc>['mapping'];
type Text = Pick<LiveDocument, 'doc' | 'content' | 'speakers'>;

/** Words of a live document that are found again after any edits, also after a reload. */
export interface KeptRange {
  readonly start: unknown;
  readonly end: unknown;
}

/** Names the first and the last character, so that words typed next to the range do not join it. */
export function keptRange(content: Y.XmlFragment, mapping: Mapping, from: number, to: number): KeptRange {
  const first: Y.RelativePosition = absolutePositionToRelativePosition(from + 1, content, mapping);
  const start = new Y.RelativePosition(first.type, first.tname, first.item, 0);
  return {
    start: Y.relativePositionToJSON(start),
    end: Y.relativePositionToJSON(absolutePositionToRelativePosition(to, content, mapping)),
  };
}

/** Returns the range in editor positions; null if its words are gone. */
export function placeOfRange(
  { doc, content }: Pick<Text, 'doc' | 'content'>,
  mapping: Mapping,
  { start, end }: KeptRange,
): { from: number; to: number } | null {
  const at = (position: unknown): number | null =>
    relativePositionToAbsolutePosition(doc, content, Y.createRelativePositionFromJSON(position), mapping);
  const [from, to] = [at(start), at(end)];
  return from === null || to === null || from >= to ? null : { from, to };
}

/** The mapping of an open editor. */
export const mappingOf = (state: EditorState): Mapping => ySyncPluginKey.getState(state).binding.mapping;

/** A document that no editor shows. */
export function unshown({ content, speakers }: Text): { doc: Node; mapping: Mapping } {
  return initProseMirrorDoc(content, getSchema(documentExtensions({ speakers })));
}
