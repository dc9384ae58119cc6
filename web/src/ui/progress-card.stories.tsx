import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { foldedCards } from '../kernel/folded-cards.ts';
import { ProgressCard } from './progress-card.tsx';

const meta: Meta<typeof ProgressCard> = {
  title: 'Progress card',
  component: ProgressCard,
  beforeEach: () => foldedCards.forget,
  args: { title: 'Importing interviews', done: 312, of: 1200, state: 'running', onCancel: fn(), onDismiss: fn() },
  decorators: [
    (Show) => (
      <div style={{ maxWidth: 420 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ProgressCard>;

export const Running: Story = {};
export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Details: Importing interviews', expanded: true }));
    await expect(canvas.queryByText('You can leave this page. The import continues.')).toBeNull();
    await expect(canvas.getByText('312 of 1,200')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details: Importing interviews', expanded: false }));
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};
export const MinimizesAll: Story = {
  render: (args) => (
    <>
      <ProgressCard {...args} />
      <ProgressCard {...args} title="Uploading 2 files" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Details: Importing interviews', expanded: true }));
    await expect(canvas.getAllByRole('button', { name: /^Details/, expanded: false })).toHaveLength(2);
  },
};
export const Finished: Story = { args: { state: 'finished', done: 1200, children: 'All 1,200 notes are here.' } };
export const FoldedAtItsEnd: Story = {
  args: { state: 'finished', done: 1200, outcome: '1,197 notes created · 3 failed', children: 'The report' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Details: Importing interviews', expanded: true }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1,197 notes created · 3 failed');
    await expect(canvas.queryByText('The report')).toBeNull();
  },
};
export const FinishedWithout: Story = {
  args: { state: 'failed', done: 1197, children: 'Three rows were left out: lines 14, 207 and 988 have no text.' },
};
export const Cancelled: Story = {
  args: { state: 'cancelled', children: 'Cancelled. The 312 notes that were in are kept.' },
};
