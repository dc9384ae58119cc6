import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CanvasList } from './canvas-list.tsx';
import { sampleCanvas } from './sample-canvas.ts';

const paged = { items: [sampleCanvas], problem: null, again: fn(), more: null, loadingMore: false } as never;
const meta: Meta<typeof CanvasList> = {
  title: 'Canvas/List',
  component: CanvasList,
  args: { canvases: paged, readOnly: null, onDelete: fn(), action: null },
};
export default meta;
type Story = StoryObj<typeof CanvasList>;

export const OfAProject: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Why people check twice' });
    await expect(link).toHaveAttribute('href', '/projects/p1/canvas/c1');
  },
};
export const None: Story = { args: { canvases: { ...(paged as object), items: [] } as never } };
