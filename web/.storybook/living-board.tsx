import { useState } from 'react';
import { fn } from 'storybook/test';
import { type Action, definitionOf } from '../src/data/tags/actions.ts';
import type { Boards } from '../src/data/tags/arrange.ts';
import { Board } from '../src/features/tags/board.tsx';

export const arrange = fn(async (_deed: Action) => ({ back: async () => undefined }));

/** A board with optimistic updates, as in the app. */
export function LivingBoard(props: Omit<Parameters<typeof Board>[0], 'arrange'>) {
  const [boards, setBoards] = useState<Boards>(props.boards);
  return (
    <div style={{ display: 'flex', height: 460 }}>
      <Board
        {...props}
        boards={boards}
        arrange={(action) => {
          setBoards((before) => definitionOf(action).predict(before, action, 'p'));
          return arrange(action);
        }}
      />
    </div>
  );
}

/** The actions that the board asked for. */
export const asked = () => arrange.mock.calls.map(([action]) => action);
