import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordForm } from './password-form.tsx';

const meta: Meta<typeof PasswordForm> = {
  title: 'Password form',
  component: PasswordForm,
  args: { problem: null, busy: false, onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof PasswordForm>;

export const Asked: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Password'), 'tea{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('tea');
  },
};
export const Wrong: Story = { args: { problem: 'Wrong password. Ask the person who sent the link.' } };
export const Trying: Story = { args: { busy: true } };
