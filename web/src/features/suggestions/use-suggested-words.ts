import type { SuggestionView } from '@evident/domain/suggestions';
import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { overlaid, overlay } from '../../editor/overlays.ts';
import { positionAt } from '../../editor/text-positions.ts';
import './suggested-words.css';

const LAYER = 'suggested';

/** Marks the words of suggestions in the text, until the list that shows them is closed. */
export function useSuggestedWords(editor: Editor | null, suggestions: readonly SuggestionView[]): void {
  useEffect(() => {
    if (!editor || editor.isDestroyed) return undefined;
    const { doc } = editor.state;
    overlay(
      editor.view,
      LAYER,
      suggestions.flatMap(({ id, words }) =>
        words === null
          ? []
          : [
              {
                id,
                from: positionAt(doc, words.start),
                to: positionAt(doc, words.end),
                attrs: { class: 'hl-suggested', 'data-suggestion': id },
              },
            ],
      ),
    );
    return () => {
      if (!editor.isDestroyed) overlay(editor.view, LAYER, []);
    };
  }, [editor, suggestions]);
}

/** Scrolls to the words of a suggestion. */
export function showSuggested(editor: Editor | null, id: string): void {
  if (!editor || !overlaid(editor.state, LAYER, id)) return;
  editor.view.dom.querySelector(`[data-suggestion="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' });
}
