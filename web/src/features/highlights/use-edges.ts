import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { highlightClass } from '../../editor/marks.ts';
import { overlay } from '../../editor/overlays.ts';
import type { Words } from './use-selected-words.ts';
import { type Edge, nearestEdge, nextEdge } from './word-edges.ts';

/** The words of a highlight in the editor; null while they are not drawn. */
function rangeOf(editor: Editor, id: string): Words | null {
  const parts = [...editor.view.dom.querySelectorAll(`.${CSS.escape(highlightClass(id))}`)];
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  return { from: editor.view.posAtDOM(first, 0), to: editor.view.posAtDOM(last, last.childNodes.length) };
}

/** A range while its edge moves: it keeps at least one word. */
function moved({ from, to }: Words, edge: Edge, position: number): Words {
  if (edge === 'start') return { from: Math.min(position, to - 1), to };
  return { from, to: Math.max(position, from + 1) };
}

/**
 * Moves the edges of a highlight word by word. The words are marked while an edge moves, and sent when it stays.
 */
export function useEdges(editor: Editor, id: string, onMove: (words: Words) => void) {
  const [draft, setDraft] = useState<Words | null>(null);
  useEffect(() => {
    overlay(editor.view, 'edges', draft ? [{ id, ...draft, attrs: { class: 'hl-new' } }] : []);
  }, [editor, id, draft]);
  useEffect(
    () => () => {
      if (!editor.isDestroyed) overlay(editor.view, 'edges', []);
    },
    [editor],
  );
  const now = (): Words | null => draft ?? rangeOf(editor, id);
  const put = (edge: Edge, position: number) => {
    const range = now();
    if (range) setDraft(moved(range, edge, position));
  };
  const { doc } = editor.state;
  return {
    range: now(),
    /** Moves an edge to the word under the pointer. */
    dragTo: (edge: Edge, { clientX: left, clientY: top }: { clientX: number; clientY: number }) => {
      const at = editor.view.posAtCoords({ left, top });
      if (at) put(edge, nearestEdge(doc, edge, at.pos));
    },
    step: (edge: Edge, by: 1 | -1) => {
      const range = now();
      if (range) put(edge, nextEdge(doc, edge, edge === 'start' ? range.from : range.to, by));
    },
    keep: () => {
      if (draft) onMove(draft);
      setDraft(null);
    },
    drop: () => setDraft(null),
  };
}
