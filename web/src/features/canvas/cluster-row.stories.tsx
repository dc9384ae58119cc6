import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClusterRow } from './cluster-row.tsx';
import { placeProposal } from './place-proposal.ts';
import { sampleCanvas } from './sample-canvas.ts';

const words = new Map(sampleCanvas.cards.map((card) => [card.id, card]));
const proposed = { id: 'a', title: 'Trust', highlightIds: ['h1', 'h2'], fixed: false };
const meta: Meta<typeof ClusterRow> = {
  title: 'Canvas/Cluster',
  component: ClusterRow,
  args: {
    placed: placeProposal(sampleCanvas, [proposed], words)[0]!,
    others: [{ id: 'b', title: 'Tables', highlightIds: ['h3'], fixed: false }],
    readOnly: false,
    clusters: { rename: fn(), fix: fn(), merge: fn(), move: fn(), split: fn() },
    onAccept: fn(),
  },
  render: (args) => (
    <ul style={{ margin: 0, padding: 0, width: 300 }}>
      <ClusterRow {...args} />
    </ul>
  ),
};
export default meta;

export const MovesAHighlight: StoryObj<typeof ClusterRow> = {
  play: async ({ canvasElement, args }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.click(getByRole('button', { name: '2 highlights' }));
    await userEvent.selectOptions(getByRole('combobox', { name: /^Move “I keep/ }), 'Tables');
    await expect(args.clusters.move).toHaveBeenCalledWith('h2', 'b');
  },
};
