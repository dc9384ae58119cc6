import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardNode } from './card-node.tsx';
import { sampleCanvas } from './sample-canvas.ts';
import { StoryFrame } from './story-frame.tsx';

const data = {
  object: sampleCanvas.objects[2]!,
  cards: sampleCanvas.cards.slice(1, 3),
  expanded: false,
  readOnly: false,
  matched: null,
};
const meta: Meta<typeof CardNode> = {
  title: 'Canvas/Card',
  component: CardNode,
  args: { data, selected: false } as never,
  render: (args) => (
    <StoryFrame width={240} height={140}>
      <CardNode {...args} />
    </StoryFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof CardNode>;

export const Reel: Story = {};
export const Expanded: Story = { args: { data: { ...data, expanded: true }, selected: true } as never };
