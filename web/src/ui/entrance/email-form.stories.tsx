import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { EmailForm } from './email-form.tsx';

const meta: Meta<typeof EmailForm> = {
  title: 'Entrance/E-mail form',
  component: EmailForm,
  args: { verb: 'Send a link', then: 'Choose a new password by the link in it.' },
  beforeEach: answering({ 'GET /api/v1/auth/environment': { localMailbox: false } }),
};
export default meta;
type Story = StoryObj<typeof EmailForm>;

export const Sent: Story = {
  args: { send: fn(async () => {}) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('We sent an email to ada@example.org');
    await expect(args.send).toHaveBeenCalledWith('ada@example.org');
  },
};
export const RefusedKeepsWhatWasTyped: Story = {
  args: {
    send: fn(async () => {
      throw new ApiProblem(429, [{ code: 'TooManyRequests', title: 'Too many tries', message: 'Wait 15 minutes.' }]);
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wait 15 minutes.');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.org');
  },
};
