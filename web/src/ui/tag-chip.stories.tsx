import type { Meta, StoryObj } from '@storybook/react-vite';
import { HUES } from '@evident/domain/tags';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagChip } from './tag-chip.tsx';

const meta: Meta<typeof TagChip> = {
  title: 'Tag chip',
  component: TagChip,
  args: { title: 'Trust in search', hue: 'teal' },
};
export default meta;
type Story = StoryObj<typeof TagChip>;

export const EveryHue: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 560 }}>
      {HUES.map((hue, at) => (
        <TagChip key={hue} title={`${hue[0]!.toUpperCase()}${hue.slice(1)} group`} hue={hue} count={at * 7 + 1} />
      ))}
    </div>
  ),
};
export const Removable: Story = {
  args: { onOpen: fn(), onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Trust in search' }));
    await expect(args.onRemove).toHaveBeenCalled();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const Locked: Story = { args: { locked: true, count: 1204 } };
export const LongTitle: Story = {
  args: {
    title: 'People compare three sources before they believe a number, and say so without being asked',
    onRemove: fn(),
  },
  decorators: [
    (Show) => (
      <div style={{ width: 220 }}>
        <Show />
      </div>
    ),
  ],
};
