import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import { sampleCanvas } from './sample-canvas.ts';

const editing = { addText: fn(), group: fn(), addGroup: fn(), duplicate: fn(), remove: fn() };
const meta: Meta<typeof CanvasToolbar> = {
  title: 'Canvas/Toolbar',
  component: CanvasToolbar,
  args: {
    view: sampleCanvas,
    selected: new Set(['o1']),
    readOnly: null,
    editing: editing as never,
    center: () => ({ x: 0, y: 0 }),
    search: '',
    onSearch: fn(),
    side: false,
    onSide: fn(),
    whole: false,
    onWhole: fn(),
    list: false,
    onList: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof CanvasToolbar>;

export const WithASelection: Story = {
  play: async ({ canvasElement, args }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.click(getByRole('button', { name: 'Duplicate' }));
    await expect(editing.duplicate).toHaveBeenCalledWith(args.selected);
    await expect(getByRole('button', { name: 'Ungroup' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const ReadOnly: Story = { args: { readOnly: 'You don’t have edit permissions in this project' } };
