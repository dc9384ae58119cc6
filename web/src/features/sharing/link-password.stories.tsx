import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkPassword } from './link-password.tsx';

const meta: Meta<typeof LinkPassword> = {
  title: 'Link password',
  component: LinkPassword,
  args: { has: false, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof LinkPassword>;

export const Set: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Set a password' }));
    // The focus ring is visible.
    await expect(getComputedStyle(canvas.getByLabelText('Password').parentElement!).outlineStyle).toBe('solid');
    await userEvent.type(canvas.getByLabelText('Password'), 'tea');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Password'), ' time{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('tea time');
    // The field closes, so the focus returns to the button that opened it.
    await expect(canvas.getByRole('button', { name: 'Set a password' })).toHaveFocus();
  },
};
export const Removed: Story = {
  args: { has: true, onChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove the password' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};
