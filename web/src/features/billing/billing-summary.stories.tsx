import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { BillingSummary } from './billing-summary.tsx';
import { billing } from './sample-billing.ts';

const asked: Asked[] = [];
const meta: Meta<typeof BillingSummary> = {
  title: 'Billing/Summary',
  component: BillingSummary,
  args: { restrictions: null },
  beforeEach: answering({ 'POST /api/v1/billing/subscription/cancellation': () => null }, asked),
};
export default meta;
type Story = StoryObj<typeof BillingSummary>;

export const Nothing: Story = { args: { billing: billing(null) } };
export const Ended: Story = {
  args: { billing: billing({ status: 'CANCELED' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You pay for nothing.')).toBeVisible();
  },
};
export const CanceledInTwoClicks: Story = {
  args: { billing: billing({}) },
  play: async ({ canvasElement }) => {
    const [canvas, screen] = [within(canvasElement), within(document.body)];
    await expect(canvas.getByText(/^5 seats, yearly\. It renews on/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Cancel plan' }));
    await waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1));
  },
};
export const Canceled: Story = { args: { billing: billing({ cancelAt: '2027-03-01T00:00:00Z' }) } };
export const PaymentFailed: Story = {
  args: { billing: billing({ status: 'PAST_DUE', pastDueSince: '2026-11-20T00:00:00Z' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/A payment failed\. Everything stays as it is until/)).toBeVisible();
  },
};
export const OnTrial: Story = {
  args: { billing: billing({ status: 'TRIALING', trialEndsAt: '2026-12-12T00:00:00Z' }) },
};
export const Demonstration: Story = { args: { billing: billing({}, 'DEMONSTRATION') } };
