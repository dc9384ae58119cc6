import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BoardContext } from './board-context.ts';
import { sampleBoards } from './sample-board.ts';
import { TagCard } from './tag-card.tsx';

const [board] = sampleBoards;
const ask = fn();
const meta: Meta<typeof TagCard> = {
  title: 'Tags/Tag card',
  component: TagCard,
  args: { tag: board!.groups[0]!.tags[0]!, stop: true },
  decorators: [
    (Show, { args }) => (
      <BoardContext
        value={{
          boards: sampleBoards,
          groups: board!.groups,
          shown: board!.groups,
          readOnly: null,
          arrange: fn(),
          editing: null,
          edit: fn(),
          ask,
          chosen: new Set<string>(),
          choose: fn(),
          activeId: args.tag.id,
          focusCard: fn(),
        }}
      >
        <ul data-hue={args.tag.color} style={{ width: 256, margin: 0, padding: 0 }}>
          <Show />
        </ul>
      </BoardContext>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof TagCard>;

export const WithDescription: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for Fear of losing data' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /Merge into…/ }));
    await expect(ask).toHaveBeenCalledWith(expect.objectContaining({ ask: 'merge' }));
  },
};
export const Locked: Story = { args: { tag: board!.groups[1]!.tags[1]! } };
export const LongTitle: Story = {
  args: {
    tag: {
      ...board!.groups[0]!.tags[1]!,
      title: 'People compare three sources before they believe what the documentation says about sampling',
      highlightCount: 1204,
    },
  },
};
