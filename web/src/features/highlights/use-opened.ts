import type { Editor } from '@tiptap/core';
import type { HighlightView } from '@evident/domain/highlights';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { overlay } from '../../editor/overlays.ts';
import type { Spot } from './floating.tsx';
import { placeOf } from './use-marked-words.ts';
import { spotOfElement, type Words } from './use-selected-words.ts';

/** The popover at words: the card of a highlight, or a list of tags or insights for a highlight or selected words. */
export type Opened =
  | { as: 'card'; id: string; spot: Spot }
  | { as: 'tags' | 'insights'; of: { id: string } | Words; spot: Spot };

interface Needs {
  highlights: readonly HighlightView[];
  editor: Editor | null;
  sheet: RefObject<HTMLElement | null>;
  chosenId: string | null;
  setChosenId: (id: string | null) => void;
}

/** The chosen highlight and its open popover. */
export function useOpened({ highlights, editor, sheet, chosenId, setChosenId }: Needs) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const latest = useRef({ highlights, chosenId });
  useEffect(() => {
    latest.current = { highlights, chosenId };
  });

  const choose = useCallback(
    (id: string, card = false) => {
      setChosenId(id);
      const words = editor && !editor.isDestroyed ? placeOf(editor, id) : null;
      if (!words || !sheet.current) return;
      // A mark on a timeline is docked in sight.
      if (!card && sheet.current.contains(words)) words.scrollIntoView({ block: 'center', behavior: 'auto' });
      setOpened(card ? { as: 'card', id, spot: spotOfElement(sheet.current, words) } : null);
    },
    [editor, sheet, setChosenId],
  );

  const close = useCallback(() => {
    setOpened(null);
    if (!editor || editor.isDestroyed) return;
    overlay(editor.view, 'tagging', []);
    editor.view.dom.focus({ preventScroll: true });
  }, [editor]);

  const step = useCallback(
    (by: 1 | -1) => {
      const there = latest.current.highlights.filter(({ lost }) => !lost);
      if (there.length === 0) return;
      const at = there.findIndex(({ id }) => id === latest.current.chosenId);
      choose(there[at < 0 ? (by > 0 ? 0 : there.length - 1) : (at + by + there.length) % there.length]!.id);
    },
    [choose],
  );
  return { opened, setOpened, choose, close, step };
}

/** Replaces the temporary id of a highlight with the server's. */
export function withServerId(opened: Opened, key: string, id: string): Opened {
  if (opened.as === 'card') return opened.id === key ? { ...opened, id } : opened;
  return 'id' in opened.of && opened.of.id === key ? { ...opened, of: { id } } : opened;
}
