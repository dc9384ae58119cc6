import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClusterProgress } from './cluster-progress.tsx';

const meta: Meta<typeof ClusterProgress> = {
  title: 'Canvas/Cluster progress',
  component: ClusterProgress,
  args: { job: { state: 'WORKING', progress: 0.4, highlights: 12_000 }, onCancel: fn(), onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof ClusterProgress>;

export const CanBeCanceled: Story = {
  play: async ({ canvasElement, args }) => {
    const { getByRole } = within(canvasElement);
    await expect(getByRole('status')).toHaveTextContent('Clustering 12,000 highlights');
    await expect(getByRole('progressbar', { name: 'Clustering' })).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const AgainAfterCanceling: Story = {
  args: { job: { state: 'CANCELLED', progress: 0.4, highlights: 12_000 } },
  play: async ({ canvasElement, args }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.click(getByRole('button', { name: 'Cluster again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
