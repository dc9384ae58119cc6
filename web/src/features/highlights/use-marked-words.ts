import type { Editor } from '@tiptap/core';
import type { HighlightView } from '@evident/domain/highlights';
import { useEffect, useRef } from 'react';
import { highlightClass } from '../../editor/marks.ts';
import { overlay } from '../../editor/overlays.ts';
import { linesOf, positionAt } from '../../editor/text-positions.ts';
import { placeIn } from './place.ts';
import { tintRules, tintSheet } from './tints.ts';

/** Colours the words of every highlight, and shows those that stand beside the document because their makers may not write in it. */
export function useTints(editor: Editor | null, highlights: readonly HighlightView[], chosenId: string | null): void {
  const sheet = useRef<ReturnType<typeof tintSheet>>(undefined);
  useEffect(() => {
    const made = tintSheet();
    sheet.current = made;
    return () => made.remove();
  }, []);
  useEffect(() => sheet.current?.show(tintRules(highlights, chosenId)), [highlights, chosenId]);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const { doc } = editor.state;
    overlay(editor.view, 'beside', highlights.filter(({ anchor, lost, id }) => anchor === 'beside' && !lost && !id.startsWith('new-')).map(({ id, start, end }) => (
      { id, from: positionAt(doc, start), to: positionAt(doc, end), attrs: { class: `hl ${highlightClass(id)}`, 'data-highlight': id } })));
  }, [editor, highlights]);
}

/** The words of a highlight on the page. */
export const wordsOf = (editor: Editor, id: string): HTMLElement | null => editor.view.dom.querySelector(`.${CSS.escape(highlightClass(id))}`);

/** Goes to where a link points, once, as soon as it can be found: scrolls there and shows the words. */
export function usePlace(editor: Editor | null, fragment: string | undefined, highlights: readonly HighlightView[], known: boolean, choose: (id: string) => void): void {
  const gone = useRef<string>(undefined);
  useEffect(() => {
    const place = placeIn(fragment);
    if (!editor || editor.isDestroyed || place === null || gone.current === fragment) return;
    if ('highlightId' in place) {
      if (!known) return;
      gone.current = fragment;
      if (highlights.some(({ id }) => id === place.highlightId)) choose(place.highlightId);
      return;
    }
    gone.current = fragment;
    const range = 'words' in place ? find(editor, place.words) : { from: positionAt(editor.state.doc, place.start), to: positionAt(editor.state.doc, place.end) };
    if (!range) return;
    overlay(editor.view, 'found', [{ id: 'found', ...range, attrs: { class: 'hl-found' } }]);
    editor.view.dom.querySelector('.hl-found')?.scrollIntoView({ block: 'center' });
  }, [editor, fragment, highlights, known, choose]);
}

function find(editor: Editor, words: string): { from: number; to: number } | null {
  const wanted = words.toLowerCase();
  for (const { node, from } of linesOf(editor.state.doc)) {
    const at = node.textBetween(0, node.content.size, undefined, ' ').toLowerCase().indexOf(wanted);
    if (at >= 0) return { from: from + at, to: from + at + words.length };
  }
  return null;
}
