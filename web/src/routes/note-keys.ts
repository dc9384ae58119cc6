import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { Marking } from '../features/highlights/use-marking.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { useNarrowScreen } from '../kernel/narrow-screen.ts';
import { useSurface } from '../kernel/peek/surface.ts';
import { usePeek } from '../kernel/peek/use-peek.ts';

const group = 'This note';

/** The keys of a note. While writing, letters are typed, so marking needs Ctrl or ⌘. */
export function useMarkingKeys({ marking, editor, writing, write }: { marking: Marking; editor: Editor | null; writing: boolean; write: (on: boolean) => void }): void {
  const busy = marking.opened !== null;
  useKeys([
    { keys: 'h', label: 'Highlight the selected words', group, run: marking.markSelected },
    { keys: 't', label: 'Tag the selected words or the chosen highlight', group, run: marking.openTags },
    { keys: 'i', label: 'Put the selected words or the chosen highlight into an insight', group, run: marking.openInsights },
    { keys: 'j', label: 'Go to the next highlight', group, run: () => marking.step(1) },
    { keys: 'k', label: 'Go to the highlight before', group, run: () => marking.step(-1) },
    { keys: 'Enter', label: 'Open the chosen highlight', group, run: () => { if (marking.chosenId !== null) marking.choose(marking.chosenId, true); } },
    { keys: 's', label: 'Go into the text: arrows move, with Shift they select words', group, run: () => editor?.view.dom.focus({ preventScroll: true }) },
    { keys: 'e', label: 'Edit the text', group, run: () => write(true) },
  ], !writing);
  useKeys([
    { keys: 'mod+shift+h', label: 'Highlight the selected words', group, whileTyping: true, run: marking.markSelected },
    { keys: 'mod+.', label: 'Tag the selected words', group, whileTyping: true, run: marking.openTags },
    { keys: 'Escape', label: 'Stop writing', group, whileTyping: true, run: () => (busy ? marking.close() : write(false)) },
  ], writing);
  useKeys([{ keys: 'Escape', label: 'Close what is open at the words', group, run: marking.close }], !writing && busy);
}

const MEMORY = 'evident-note-panel';

/** Whether the highlights stand beside the text: as left the last time; only when asked for where there is no room, on small screens and beside a peek. */
export function usePanel(memory = MEMORY): { open: boolean; toggle: () => void; show: () => void } {
  const small = useNarrowScreen();
  const aside = useSurface().as !== 'page';
  const beside = usePeek().stack.some(({ mode }) => mode === 'Side');
  const [wanted, setWanted] = useState(() => localStorage.getItem(memory) !== 'closed');
  const [asked, setAsked] = useState(false);
  if (small || aside || beside) return { open: asked, toggle: () => setAsked(!asked), show: () => setAsked(true) };
  return {
    open: wanted,
    show: () => setWanted(true),
    toggle: () => {
      localStorage.setItem(memory, wanted ? 'closed' : 'open');
      setWanted(!wanted);
    },
  };
}
