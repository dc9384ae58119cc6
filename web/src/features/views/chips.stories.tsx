import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TagChip } from '../../ui/tag-chip.tsx';
import { Chips } from './chips.tsx';

const meta: Meta<typeof Chips<{ id: string }>> = {
  title: 'Views/Chips',
  component: Chips,
  args: {
    of: ['Cost', 'Trust', 'Moving over', 'Doubt'].map((id) => ({ id })),
    titleOf: ({ id }) => id,
    chip: ({ id }) => <TagChip title={id} hue="teal" />,
    cell: { width: 210, wrapped: false },
  },
};
export default meta;
type Story = StoryObj<typeof Chips<{ id: string }>>;

export const CountsTheOthers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+2')).toBeVisible();
    await expect(canvas.getByTitle('Moving over, Doubt')).toBeVisible();
    await expect(canvas.getByText('Trust')).toBeVisible();
  },
};
export const LeavesRoomForTheCount: Story = {
  args: { of: [{ id: 'Bringing others along with us' }, { id: 'Doubt' }], cell: { width: 140, wrapped: false } },
  decorators: [
    (Inner) => (
      <div style={{ display: 'flex', width: 123 }}>
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const count = within(canvasElement).getByText('+1').getBoundingClientRect();
    const row = within(canvasElement).getByTitle('Doubt').parentElement!.getBoundingClientRect();
    await expect(count.right).toBeLessThanOrEqual(row.right);
  },
};
export const OnACard: Story = {
  args: { cell: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+1')).toBeVisible();
  },
};
