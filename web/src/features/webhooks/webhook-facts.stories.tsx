import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { sampleWebhook } from './sample-webhook.ts';
import { WebhookFacts, WebhookTrouble } from './webhook-facts.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof WebhookFacts> = {
  title: 'Webhooks/Facts',
  component: WebhookFacts,
  args: { webhook: sampleWebhook() },
  beforeEach: answering({ 'GET /api/v1/event-types': { items: [] }, 'PATCH /api/v1/webhooks/w1': null }, asked),
};
export default meta;
type Story = StoryObj<typeof WebhookFacts>;

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Description'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save webhook' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
  },
};
export const Disabled: Story = {
  render: () => <WebhookTrouble webhook={sampleWebhook({ state: 'DISABLED', disabledReason: 'GONE' })} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/answered that it is gone/)).toBeVisible();
  },
};
export const Failing: Story = {
  render: () => <WebhookTrouble webhook={sampleWebhook({ failingSince: '2026-11-02T03:04:05Z' })} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Deliveries have failed since/)).toBeVisible();
  },
};
