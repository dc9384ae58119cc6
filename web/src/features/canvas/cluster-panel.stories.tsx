import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering } from '../../../.storybook/answers.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClusterPanel } from './cluster-panel.tsx';
import { sampleCanvas } from './sample-canvas.ts';

const TEXTS = ['I keep a table.', 'We check twice.', 'It is too slow.', 'Exports take a day.', 'Lunch was good.'];
const row = (text: string, at: number) => ({
  id: `x${at}`,
  text,
  noteId: 'n1',
  noteTitle: 'Call',
  speaker: null,
  tags: [],
  lost: false,
});
const meta: Meta<typeof ClusterPanel> = {
  title: 'Canvas/Clusters',
  component: ClusterPanel,
  args: { view: sampleCanvas, chosen: [], readOnly: false, change: fn(), onPreview: fn(), onClose: fn() },
  beforeEach: answering({
    'GET /api/v1/projects/p1/highlights': { items: TEXTS.map(row), next: null },
    'POST /api/v1/projects/p1/highlight-clusters': {
      data: {
        clusters: [
          { title: 'Checking', highlightIds: ['x0', 'x1'] },
          { title: 'Waiting', highlightIds: ['x2', 'x3'] },
        ],
        outliers: { title: '', highlightIds: ['x4'] },
        alike: [[0, 1]],
      },
    },
  }),
};
export default meta;
type Story = StoryObj<typeof ClusterPanel>;

export const AcceptsAGroup: Story = {
  play: async ({ canvasElement, args }) => {
    const { findByRole, getAllByRole } = within(canvasElement);
    await expect(await findByRole('textbox', { name: 'Title of Checking' })).toHaveValue('Checking');
    await expect(args.change).not.toHaveBeenCalled();
    await userEvent.click(getAllByRole('button', { name: 'Accept' })[0]!);
    await expect(args.change).toHaveBeenCalledWith(expect.objectContaining({ label: 'Added “Checking”' }));
  },
};

export const MergesGroupsThatSayTheSame: Story = {
  play: async ({ canvasElement }) => {
    const { findByRole, findByText, queryByRole } = within(canvasElement);
    await findByText('“Checking” and “Waiting” say much the same.');
    await userEvent.click(await findByRole('button', { name: 'Merge groups' }));
    await expect(await findByText('Merged into “Checking”.')).toBeVisible();
    await expect(queryByRole('textbox', { name: 'Title of Waiting' })).toBeNull();
    await expect(await findByRole('button', { name: '4 highlights' })).toBeVisible();
    await userEvent.click(await findByRole('button', { name: 'Undo' }));
    await expect(await findByRole('textbox', { name: 'Title of Waiting' })).toHaveValue('Waiting');
    await expect(queryByRole('button', { name: '4 highlights' })).toBeNull();
  },
};
