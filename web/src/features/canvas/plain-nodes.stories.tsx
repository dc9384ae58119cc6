import type { Meta, StoryObj } from '@storybook/react-vite';
import { GroupNode, RectangleNode, TextNode } from './plain-nodes.tsx';
import { sampleCanvas } from './sample-canvas.ts';
import { StoryFrame } from './story-frame.tsx';

const data = (at: number) => ({
  data: { object: sampleCanvas.objects[at]!, cards: [], expanded: false, readOnly: false, matched: null },
  selected: false,
});
const meta: Meta<typeof GroupNode> = {
  title: 'Canvas/Objects',
  component: GroupNode,
  args: data(0) as never,
  render: (args) => (
    <StoryFrame width={300} height={160}>
      <GroupNode {...args} />
    </StoryFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof GroupNode>;

export const Group: Story = {};
export const Text: Story = {
  render: () => (
    <StoryFrame width={240} height={80}>
      <TextNode {...(data(3) as never as React.ComponentProps<typeof TextNode>)} />
    </StoryFrame>
  ),
};
export const Rectangle: Story = {
  render: () => (
    <StoryFrame width={160} height={80}>
      <RectangleNode {...(data(5) as never as React.ComponentProps<typeof RectangleNode>)} />
    </StoryFrame>
  ),
};
