import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { sampleWebhook } from './sample-webhook.ts';
import { WebhookActions } from './webhook-actions.tsx';

const asked: Asked[] = [];
const rotated = { secret: 'whsec_bmV3', formerValidUntil: '2026-11-03T03:04:05Z' };
const meta: Meta<typeof WebhookActions> = {
  title: 'Webhooks/Actions',
  component: WebhookActions,
  args: { webhook: sampleWebhook(), onDeleted: fn() },
  beforeEach: answering(
    {
      'GET /api/v1/webhooks': { items: [], next: null },
      'POST /api/v1/webhooks/w1/tests': { id: 'd1' },
      'POST /api/v1/webhooks/w1/secret': rotated,
      'DELETE /api/v1/webhooks/w1': null,
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof WebhookActions>;

export const RotatedAfterAsking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rotate secret' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate' }));
    await expect(await within(document.body).findByTestId('secret')).toHaveTextContent(rotated.secret);
  },
};
export const DeletedAfterAsking: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalled());
  },
};
export const Tested: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send test' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/tests'))).toBe(true));
  },
};
export const OfAnotherMember: Story = {
  args: { webhook: sampleWebhook({ own: false }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Rotate secret' })).toHaveAttribute('data-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
  },
};
