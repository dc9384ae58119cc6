import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DayInput } from './day-input.tsx';

const meta: Meta<typeof DayInput> = {
  title: 'Day input',
  component: DayInput,
  args: { label: 'From', value: '2026-04-03', onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const keep = (day: string): void => {
      args.onChange(day);
      setValue(day);
    };
    return <DayInput {...args} value={value} onChange={keep} />;
  },
};
export default meta;
type Story = StoryObj<typeof DayInput>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText('From');

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), '5 May 2026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-05-05');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const NotADay: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), 'next week{Enter}');
    await expect(field(canvasElement)).toHaveValue('next week');
    await expect(field(canvasElement)).toHaveAccessibleDescription('Write a day such as 2026-11-30');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const TooEarly: Story = {
  args: { min: '2026-04-01' },
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement));
    await userEvent.type(field(canvasElement), '2026-03-31{Enter}');
    await expect(field(canvasElement)).toHaveAccessibleDescription(/^Choose .* or later$/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Removed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const WhileTyping: Story = {
  args: { value: '', whileTyping: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), '2026-05-05');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-05');
  },
};
export const Picked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }));
    await userEvent.click(await canvas.findByRole('button', { name: '10 April 2026' }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-04-10');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: '10 April 2026' })).not.toBeInTheDocument();
  },
};
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '{ArrowDown}');
    await expect(await within(canvasElement).findByRole('button', { name: '3 April 2026' })).toBeVisible();
  },
};
