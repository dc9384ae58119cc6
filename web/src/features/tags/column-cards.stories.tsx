import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BoardContext } from './board-context.ts';
import { ColumnCards } from './column-cards.tsx';
import { sampleBoards, sampleTag } from './sample-board.ts';

const group = {
  ...sampleBoards[0]!.groups[0]!,
  tags: Array.from({ length: 2000 }, (_, at) => ({ ...sampleTag, id: `many-${at}`, title: `Tag ${at + 1}` })),
};
const meta: Meta<typeof ColumnCards> = {
  title: 'Tags/Column cards',
  component: ColumnCards,
  args: { group },
  decorators: [
    (Show) => (
      <BoardContext
        value={{
          boards: sampleBoards,
          groups: [group],
          shown: [group],
          readOnly: null,
          arrange: fn(),
          editing: null,
          edit: fn(),
          ask: fn(),
          chosen: new Set<string>(),
          choose: fn(),
          activeId: 'many-999',
          focusCard: fn(),
        }}
      >
        <div data-hue="teal" style={{ display: 'flex', flexDirection: 'column', width: 272, height: 400 }}>
          <Show />
        </div>
      </BoardContext>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ColumnCards>;

/** Renders the cards in sight, and the one with the focus. */
export const TwoThousand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Tag 1000' })).toBeVisible();
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
  },
};
