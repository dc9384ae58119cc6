import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { NewWebhook } from './new-webhook.tsx';

const asked: Asked[] = [];
const types = { items: [{ name: 'note:created', when: 'a note is created' }] };
const meta: Meta<typeof NewWebhook> = {
  title: 'Webhooks/New webhook',
  component: NewWebhook,
  args: { opened: true, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof NewWebhook>;

export const ShowsTheSecretOnce: Story = {
  beforeEach: answering(
    { 'GET /api/v1/event-types': types, 'POST /api/v1/webhooks': { id: 'w1', secret: 'whsec_c2VjcmV0' } },
    asked,
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Address'), 'https://hooks.example.com/');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Events' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /note:created/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create webhook' }));
    await expect(await dialog.findByTestId('secret')).toHaveTextContent('whsec_c2VjcmV0');
    const { body } = asked.find(({ method }) => method === 'POST')!;
    await expect(body).toEqual({ url: 'https://hooks.example.com/', description: '', events: ['note:created'] });
  },
};
