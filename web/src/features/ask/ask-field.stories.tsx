import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AskField } from './ask-field.tsx';

const meta: Meta<typeof AskField> = {
  title: 'Ask/Field',
  component: AskField,
  args: { label: 'Ask everything you can see', busy: false, onAsk: fn(async () => true) },
};
export default meta;
type Story = StoryObj<typeof AskField>;

export const Asks: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ask everything you can see' });
    await userEvent.type(field, 'Why?{Shift>}{Enter}{/Shift}Really?{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('Why?\nReally?');
    await expect(field).toHaveValue('');
  },
};
export const Busy: Story = { args: { busy: true, initial: 'Why?' } };
export const Off: Story = {
  args: { reason: 'AI is off in this workspace.', initial: 'Why?' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Ask/ })).toBeDisabled();
  },
};
export const Refused: Story = {
  args: { onAsk: fn(async () => false) },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'Why?{Enter}');
    await waitFor(() => expect(field).toHaveValue('Why?'));
  },
};
export const TooLong: Story = {
  args: { initial: 'a'.repeat(20_001) },
  play: async ({ canvasElement }) => {
    const { getByRole, getAllByText } = within(canvasElement);
    await expect(getAllByText('A question has at most 20,000 characters')[0]).toBeVisible();
    await expect(getByRole('button', { name: /Ask/ })).toBeDisabled();
  },
};
