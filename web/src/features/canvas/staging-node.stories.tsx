import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { STAGING } from './staging.ts';
import { StagingNode } from './staging-node.tsx';
import { StoryFrame } from './story-frame.tsx';

const meta: Meta<typeof StagingNode> = {
  title: 'Canvas/Staging area',
  component: StagingNode,
  args: { id: STAGING, selected: false },
  render: (args) => (
    <StoryFrame width={560} height={320}>
      <StagingNode {...args} />
    </StoryFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof StagingNode>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Staging area')).toBeVisible();
  },
};
