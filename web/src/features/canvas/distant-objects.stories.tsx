import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactFlow } from '@xyflow/react';
import { expect } from 'storybook/test';
import { DistantObjects } from './distant-objects.tsx';
import { sampleCanvas } from './sample-canvas.ts';
import { StoryFrame } from './story-frame.tsx';

const meta: Meta<typeof DistantObjects> = {
  title: 'Canvas/Distant objects',
  component: DistantObjects,
  args: { view: sampleCanvas, scheme: 'light' },
  render: (args) => (
    <StoryFrame height={320}>
      <ReactFlow nodes={[]} defaultViewport={{ x: 20, y: 20, zoom: 0.2 }}>
        <DistantObjects {...args} />
      </ReactFlow>
    </StoryFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof DistantObjects>;

export const AsOnePicture: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('canvas')).toBeInTheDocument();
  },
};
