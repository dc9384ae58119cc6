import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { sampleWebhook } from './sample-webhook.ts';
import { WebhookList } from './webhook-list.tsx';

const webhooks = [
  sampleWebhook(),
  sampleWebhook({ id: 'w2', description: '', state: 'DISABLED', disabledReason: 'FAILING', dead: 12 }),
  sampleWebhook({ id: 'w3', description: 'Tickets', own: false, state: 'PAUSED', owner: { id: 'm2', name: 'Grace' } }),
];
const meta: Meta<typeof WebhookList> = { title: 'Webhooks/List', component: WebhookList };
export default meta;
type Story = StoryObj<typeof WebhookList>;

export const Some: Story = {
  beforeEach: answering({ 'GET /api/v1/webhooks': { items: webhooks, next: null } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'New notes to the team channel' })).toHaveAttribute(
      'href',
      '/settings/webhooks/w1',
    );
    await expect(canvas.getByText('12 given up')).toBeVisible();
    await expect(canvas.getByText(/Grace/)).toBeVisible();
  },
};
export const None: Story = {
  beforeEach: answering({ 'GET /api/v1/webhooks': { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Webhooks call your programs')).toBeVisible();
  },
};
