import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TagSelected } from './tag-selected.tsx';

const waiting = { id: 't1', title: 'Waiting', hue: 'amber', groupId: 'g1' } as never;

const meta: Meta<typeof TagSelected> = {
  title: 'Highlights/Tag selected',
  component: TagSelected,
  args: {
    selected: [{ tags: [] }],
    tags: { choices: [waiting], recentIds: [] },
    onAdd: fn(),
    onRemove: fn(),
  },
};
export default meta;

export const AddsATag: StoryObj<typeof TagSelected> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Remove tag' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add tag' }));
    await userEvent.keyboard('Wait{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(waiting);
  },
};
