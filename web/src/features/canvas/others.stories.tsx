import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReactFlow } from '@xyflow/react';
import { expect, within } from 'storybook/test';
import { createStore } from '../../kernel/store.ts';
import type { Other } from './live-canvas.ts';
import { Others } from './others.tsx';
import { sampleCanvas } from './sample-canvas.ts';
import { StoryFrame } from './story-frame.tsx';

const others = createStore<readonly Other[]>([
  {
    client: 1,
    user: { id: 'u2', name: 'Robin Ashe', pictureUrl: null },
    pointer: { x: 120, y: 60 },
    selected: ['o1'],
  },
]);

const meta: Meta<typeof Others> = {
  title: 'Canvas/Others',
  component: Others,
  args: { view: sampleCanvas, live: { others } as never },
  render: (args) => (
    <StoryFrame height={320}>
      <ReactFlow nodes={[]}>
        <Others {...args} />
      </ReactFlow>
    </StoryFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof Others>;

export const PointerAndSelection: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Robin Ashe')).toBeInTheDocument();
  },
};
