import type { Meta, StoryObj } from '@storybook/react-vite';
import { placeProposal } from './place-proposal.ts';
import { ProposalNode } from './proposal-node.tsx';
import { sampleCanvas } from './sample-canvas.ts';
import { StoryFrame } from './story-frame.tsx';

const words = new Map(sampleCanvas.cards.map((card) => [card.id, card]));
const proposed = { id: 'a', title: 'Trust', highlightIds: ['h1', 'h2'], fixed: false };
const [placed] = placeProposal(sampleCanvas, [proposed], words);
const meta: Meta<typeof ProposalNode> = {
  title: 'Canvas/Proposal',
  component: ProposalNode,
  args: { data: { placed } } as never,
  render: (args) => (
    <StoryFrame width={placed!.width} height={placed!.height}>
      <ProposalNode {...args} />
    </StoryFrame>
  ),
};
export default meta;
export const TwoHighlights: StoryObj<typeof ProposalNode> = {};
