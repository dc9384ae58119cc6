import type { TagGroupView, TagView } from '@evident/domain/tags';
import { createContext, useContext } from 'react';
import type { Boards } from './arrange.ts';
import type { Arrange } from './use-arranging.ts';

/** What one is asked in a dialog about a tag. */
export type Question = { ask: 'move' | 'merge' | 'describe'; tag: TagView };

/** What the cards and columns of one board share. */
export interface BoardState {
  boards: Boards;
  /** Those of this board, all of them. */
  groups: readonly TagGroupView[];
  /** Those of them, with those of their tags, that the filter leaves. */
  shown: readonly TagGroupView[];
  /** Why nothing can be changed here; null when it can. */
  readOnly: string | null;
  arrange: Arrange;
  /** The id of the tag or group whose name is being written. */
  editing: string | null;
  edit: (id: string | null) => void;
  ask: (question: Question) => void;
  /** The card that Tab goes to. */
  activeId: string | null;
  focusCard: (tagId: string | null) => void;
}

export const BoardContext = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const state = useContext(BoardContext);
  if (!state) throw new Error('A card needs a board around it');
  return state;
}
