import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { ObjectComments } from './use-object-comments.ts';
import type { Marking } from '../features/highlights/use-marking.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { useNarrowScreen, useMediumScreen } from '../kernel/narrow-screen.ts';
import { useSurface } from '../kernel/peek/surface.ts';
import { usePeek } from '../kernel/peek/use-peek.ts';

const group = 'This note';

/** Shortcuts of a note. In edit mode, highlighting needs Ctrl or ⌘ because letters are text. */
export function useMarkingKeys({
  marking,
  comments,
  editor,
  writing,
  write,
  recorded,
}: {
  marking: Marking;
  comments: Pick<ObjectComments, 'onWords'>;
  editor: Editor | null;
  writing: boolean;
  write: (on: boolean) => void;
  /** With a recording, j and k belong to its player. */
  recorded: boolean;
}): void {
  const step = recorded ? 'shift+' : '';
  const busy = marking.opened !== null;
  useKeys(
    [
      { keys: 'h', label: 'Highlight the selected words', group, run: marking.markSelected },
      { keys: 't', label: 'Tag the selected words or the chosen highlight', group, run: marking.openTags },
      {
        keys: 'i',
        label: 'Add the selected words or the chosen highlight to an insight',
        group,
        run: marking.openInsights,
      },
      { keys: 'c', label: 'Comment on the selected words', group, run: () => comments.onWords(marking.selected) },
      { keys: `${step}j`, label: 'Go to the next highlight', group, run: () => marking.step(1) },
      { keys: `${step}k`, label: 'Go to the previous highlight', group, run: () => marking.step(-1) },
      {
        keys: 'Enter',
        label: 'Open the chosen highlight',
        group,
        run: () => {
          if (marking.chosenId !== null) marking.choose(marking.chosenId, true);
        },
      },
      {
        keys: 's',
        label: 'Go into the text: arrows move, with Shift they select words',
        group,
        run: () => editor?.view.dom.focus({ preventScroll: true }),
      },
      { keys: 'e', label: 'Edit the text', group, run: () => write(true) },
    ],
    !writing,
  );
  useKeys(
    [
      {
        keys: 'mod+shift+h',
        label: 'Highlight the selected words',
        group,
        whileTyping: true,
        run: marking.markSelected,
      },
      {
        keys: 'mod+;',
        label: 'Comment on the selected words',
        group,
        whileTyping: true,
        run: () => comments.onWords(marking.selected),
      },
      { keys: 'mod+.', label: 'Tag the selected words', group, whileTyping: true, run: marking.openTags },
      {
        keys: 'Escape',
        label: 'Stop editing',
        group,
        whileTyping: true,
        run: () => (busy ? marking.close() : write(false)),
      },
    ],
    writing,
  );
  useKeys([{ keys: 'Escape', label: 'Close the menu at the words', group, run: marking.close }], !writing && busy);
}

/**
 * On wide screens the list is open by default, on smaller ones the chips are shown instead. Each remembers its own
 * state.
 */
const BESIDE_CHIPS = { memory: 'evident-note-panel', usual: 'open' };
const INSTEAD_OF_CHIPS = { memory: 'evident-note-panel-instead', usual: 'closed' };

/** The panel with the highlights of a note. */
export const useNotePanel = () => usePanel(useMediumScreen() ? INSTEAD_OF_CHIPS : BESIDE_CHIPS);

/** Whether the side panel is open. Remembered on wide screens; closed by default on small screens and with a peek. */
export function usePanel({ memory, usual }: { memory: string; usual: string }): {
  open: boolean;
  toggle: () => void;
  show: () => void;
} {
  const small = useNarrowScreen();
  const aside = useSurface().as !== 'page';
  const sidePeek = usePeek().stack.some(({ mode }) => mode === 'Side');
  const [left, setLeft] = useState<Readonly<Record<string, boolean>>>({});
  const [asked, setAsked] = useState(false);
  if (small || aside || sidePeek) return { open: asked, toggle: () => setAsked(!asked), show: () => setAsked(true) };
  const open = left[memory] ?? (localStorage.getItem(memory) ?? usual) === 'open';
  return {
    open,
    show: () => setLeft({ ...left, [memory]: true }),
    toggle: () => {
      localStorage.setItem(memory, open ? 'closed' : 'open');
      setLeft({ ...left, [memory]: !open });
    },
  };
}
