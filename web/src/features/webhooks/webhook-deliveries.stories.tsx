import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { sampleDelivery } from './sample-webhook.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';

const asked: Asked[] = [];
const deliveries = [
  sampleDelivery({ id: 'd3', state: 'WAITING', attempts: 2, status: 503, nextAt: '2099-01-01T00:00:00Z' }),
  sampleDelivery({
    id: 'd2',
    state: 'DEAD',
    attempts: 10,
    status: null,
    answer: null,
    problem: 'hooks.example.com did not answer in time',
  }),
  sampleDelivery(),
];
const answers = {
  'GET /api/v1/webhooks/w1/deliveries': { items: deliveries, next: null },
  'POST /api/v1/webhooks/w1/deliveries/d2/attempts': null,
  'POST /api/v1/webhooks/w1/attempts': null,
};
const meta: Meta<typeof WebhookDeliveries> = {
  title: 'Webhooks/Deliveries',
  component: WebhookDeliveries,
  args: { webhookId: 'w1', reason: null },
  beforeEach: answering(answers, asked),
};
export default meta;
type Story = StoryObj<typeof WebhookDeliveries>;

export const Resent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/did not answer in time · 10 attempts/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Send again' })[0]!);
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  },
};
export const SentNow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Send waiting deliveries now' })).toBeNull();
    await userEvent.click(await canvas.findByText('Waiting', { selector: 'label *' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send waiting deliveries now' }));
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/v1/webhooks/w1/attempts')).toBe(true));
  },
};
export const WithBodyAndAnswer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Details' }))[2]!);
    await expect(canvas.getByText('{"ok":true}')).toBeVisible();
    await expect(canvas.getByText(/"noteId":"n1"/)).toBeVisible();
  },
};
export const OfAPausedWebhook: Story = {
  args: { reason: 'Activate the webhook first' },
  play: async ({ canvasElement }) => {
    const [again] = await within(canvasElement).findAllByRole('button', { name: 'Send again' });
    await expect(again).toHaveAttribute('data-disabled', 'true');
  },
};
