import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { WebhookForm } from './webhook-form.tsx';

const meta: Meta<typeof WebhookForm> = {
  title: 'Webhooks/Form',
  component: WebhookForm,
  args: { value: { url: 'https://hooks.example.com/', description: '', events: ['note:created'] }, onChange: fn() },
  beforeEach: answering({
    'GET /api/v1/event-types': { items: [{ name: 'note:created', when: 'a note is created' }] },
  }),
};
export default meta;
type Story = StoryObj<typeof WebhookForm>;

export const Editable: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Description'), 'a');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ description: 'a' }));
  },
};
export const OfAnotherMember: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Address')).toBeDisabled();
  },
};
