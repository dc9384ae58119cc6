import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Guides } from './guides.tsx';
import { StoryFrame } from './story-frame.tsx';

const meta: Meta<typeof Guides> = {
  title: 'Canvas/Guides',
  component: Guides,
  args: {
    guides: [
      { axis: 'x', at: 80 },
      { axis: 'y', at: 40 },
    ],
  },
  render: (args) => (
    <StoryFrame>
      <Guides {...args} />
    </StoryFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof Guides>;

export const BothAxes: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-axis]')).toHaveLength(2);
  },
};
