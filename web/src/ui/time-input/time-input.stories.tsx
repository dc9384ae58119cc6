import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TimeInput } from './time-input.tsx';

const meta: Meta<typeof TimeInput> = {
  title: 'Time input',
  component: TimeInput,
  args: { label: 'At', value: { hour: 9, minute: 5 }, onChange: fn() },
  render: function Kept({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <TimeInput
        {...args}
        value={value}
        onChange={(time) => {
          onChange(time);
          setValue(time);
        }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof TimeInput>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText('At', { selector: 'input' });

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(field(canvasElement)).toHaveValue('09:05');
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), '2.30 pm{Tab}');
    await expect(args.onChange).toHaveBeenCalledWith({ hour: 14, minute: 30 });
    await expect(field(canvasElement)).toHaveValue('14:30');
  },
};
export const NoTime: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), 'noon{Tab}');
    await expect(within(canvasElement).getByText('Write a time such as 14:30')).toBeVisible();
    await expect(field(canvasElement)).toHaveValue('noon');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Picked: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click(await within(document.body).findByRole('option', { name: '10:30' }));
    await expect(args.onChange).toHaveBeenCalledWith({ hour: 10, minute: 30 });
    await expect(field(canvasElement)).toHaveValue('10:30');
  },
};
