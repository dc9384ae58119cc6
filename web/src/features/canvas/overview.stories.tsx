import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactFlow } from '@xyflow/react';
import { expect, userEvent, within } from 'storybook/test';
import { Overview } from './overview.tsx';
import { sampleCanvas } from './sample-canvas.ts';
import { StoryFrame } from './story-frame.tsx';

const meta: Meta<typeof Overview> = {
  title: 'Canvas/Overview',
  component: Overview,
  args: { view: sampleCanvas, scheme: 'light' },
  render: (args) => (
    <StoryFrame height={320}>
      <ReactFlow nodes={[]}>
        <Overview {...args} />
      </ReactFlow>
    </StoryFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof Overview>;

export const ClosedUntilOpened: Story = {
  beforeEach: () => localStorage.removeItem('evident-canvas-overview'),
  play: async ({ canvasElement }) => {
    const corner = within(canvasElement);
    await expect(corner.queryByRole('img')).toBeNull();
    await userEvent.click(corner.getByRole('button', { name: 'Overview' }));
    await expect(corner.getByRole('img', { name: 'Overview of the canvas' })).toBeVisible();
    await userEvent.click(corner.getByRole('button', { name: 'Overview' }));
    await expect(corner.queryByRole('img')).toBeNull();
  },
};
