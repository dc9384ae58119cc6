import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { TurnForm } from './turn-form.tsx';

const meta: Meta<typeof TurnForm> = {
  title: 'Imports/Turn form',
  component: TurnForm,
  args: { pattern: undefined, onChange: fn(), onAll: fn() },
};
export default meta;
type Story = StoryObj<typeof TurnForm>;

export const Recognized: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Use for all texts' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Turns begin like' }), '[0:21] Ann: Words');
    await expect(args.onChange).toHaveBeenCalledWith('[{time}] {name}: {text}');
  },
};
export const Chosen: Story = {
  args: { pattern: '[{name}] {text}' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use for all texts' }));
    await expect(args.onAll).toHaveBeenCalledOnce();
  },
};
export const Described: Story = {
  args: { pattern: '{time} / {name} / {text}' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'The form' });
    await expect(field).toHaveValue('{time} / {name} / {text}');
    fireEvent.change(field, { target: { value: 'Words' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Use this form' }));
    await expect(canvas.getByText(/neither \{name\} nor \{time\}/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '{name} | {time}' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Use this form' }));
    await expect(args.onChange).toHaveBeenCalledWith('{name} | {time}');
  },
};
