import type { TagGroupView, TagView } from '@evident/domain/tags';
import { createContext, useContext } from 'react';
import type { Boards } from '../../data/tags/arrange.ts';
import type { Arrange } from '../../data/tags/use-arranging.ts';

/** The open dialog and its tag. */
export type Question =
  | { ask: 'describe'; tag: TagView }
  /** About one tag or several. */
  | { ask: 'move' | 'copy' | 'merge'; tags: readonly [TagView, ...TagView[]] };

/** State shared by the cards and columns of a board. */
export interface BoardState {
  boards: Boards;
  /** All groups of this board. */
  groups: readonly TagGroupView[];
  /** The groups and tags that match the filter. */
  shown: readonly TagGroupView[];
  /** The reason editing is disabled; null if allowed. */
  readOnly: string | null;
  arrange: Arrange;
  /** The id of the tag or group that is being renamed. */
  editing: string | null;
  edit: (id: string | null) => void;
  ask: (question: Question) => void;
  /** Ids of the chosen cards, for actions on several tags. */
  chosen: ReadonlySet<string>;
  choose: (tagId: string) => void;
  /** The card in the tab order (roving tabindex). */
  activeId: string | null;
  focusCard: (tagId: string | null) => void;
}

export const BoardContext = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const state = useContext(BoardContext);
  if (!state) throw new Error('A card needs a board around it');
  return state;
}
