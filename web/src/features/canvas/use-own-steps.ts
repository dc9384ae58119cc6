import { useMemo } from 'react';
import { useKeys } from '../../kernel/keys/use-keys.ts';
import { createStore, useStore } from '../../kernel/store.ts';
import { showToast } from '../../kernel/toasts.ts';
import { undoneSince, useUndo } from '../../kernel/undo/use-undo.ts';
import type { LiveCanvas } from './live-canvas.ts';

/** Undo and redo of one's own live changes; null where changes are requests, which the app undoes. */
export interface OwnSteps {
  undo: (() => void) | null;
  redo: (() => void) | null;
}

const none = createStore({ undo: false, redo: false });

/**
 * Undoes one's own live changes with Ctrl/⌘ Z, in order with what the app undoes, such as a tag made of a group.
 */
export function useOwnSteps(live: LiveCanvas | null): OwnSteps | null {
  const can = useStore(live?.steps ?? none);
  const { undoLast } = useUndo();
  const steps = useMemo(() => {
    if (!live) return null;
    const tell = (done: string, label: string | null) => {
      if (label !== null) showToast({ title: `${done}: ${label}` });
    };
    return {
      undo: () => {
        if (undoneSince(live.lastStepAt)) return;
        if (live.steps.get().undo) tell('Undone', live.undo());
        else void undoLast();
      },
      redo: () => tell('Done again', live.redo()),
    };
  }, [live, undoLast]);
  const group = 'Canvas';
  useKeys(
    [
      { keys: 'mod+z', label: 'Undo', group, run: () => steps?.undo() },
      { keys: 'mod+shift+z', label: 'Redo', group, run: () => steps?.redo() },
      { keys: 'mod+y', label: 'Redo', group, run: () => steps?.redo() },
    ],
    steps !== null,
  );
  return useMemo(
    () => steps && { undo: can.undo ? steps.undo : null, redo: can.redo ? steps.redo : null },
    [steps, can],
  );
}
