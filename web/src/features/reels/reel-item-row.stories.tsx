import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReelItemRow } from './reel-item-row.tsx';
import { sampleReel, sampleWords } from './sample-reel.ts';

const meta: Meta<typeof ReelItemRow> = {
  title: 'Reels/Item',
  component: ReelItemRow,
  args: {
    item: sampleReel.items[0]!,
    index: 0,
    count: 3,
    words: sampleWords,
    open: false,
    playing: false,
    readOnly: null,
    onOpen: fn(),
    onMove: fn(),
    onRemove: fn(),
    onChange: fn(),
    onPlay: fn(),
  },
  render: (args) => (
    <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <ReelItemRow {...args} />
    </ol>
  ),
};
export default meta;
type Story = StoryObj<typeof ReelItemRow>;

export const MovesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { getByRole } = within(canvasElement);
    getByRole('button', { name: /I never trust/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onMove).toHaveBeenCalledWith(0, 1);
    await userEvent.click(getByRole('button', { name: 'Play item 1' }));
    await expect(args.onPlay).toHaveBeenCalledWith(1000);
  },
};
export const Open: Story = {
  args: { open: true },
  play: async ({ canvasElement, args }) => {
    const title = within(canvasElement).getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'Doubt{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Titled an item', expect.objectContaining({ title: 'Doubt' }));
  },
};
export const WithoutItsRecording: Story = { args: { item: sampleReel.items[2]!, index: 2 } };
