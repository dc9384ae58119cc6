import { createContext, useContext } from 'react';
import type { Change } from '../../data/canvas/mutations.ts';

/** Actions of nodes. */
export interface CanvasActions {
  change: (change: Change) => void;
  toggleExpanded: (objectId: string) => void;
  open: (card: { type: string; id: string; noteId: string | null }) => void;
}

const Context = createContext<CanvasActions | null>(null);
export const CanvasActionsProvider = Context.Provider;

export function useCanvasActions(): CanvasActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('Nodes need the actions of a canvas');
  return actions;
}
