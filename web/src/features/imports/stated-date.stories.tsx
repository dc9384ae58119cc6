import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StatedDate } from './stated-date.tsx';

const meta: Meta<typeof StatedDate> = {
  title: 'Imports/Stated date',
  component: StatedDate,
  args: { date: { day: '2024-03-12', words: 'Date: 12 March 2024', taken: false }, onTake: fn() },
};
export default meta;

/** The date is a guess, and nothing is taken unasked. */
export const Offered: StoryObj<typeof StatedDate> = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Date of the conversation: Mar 12, 2024' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('A guess from “Date: 12 March 2024”');
    await userEvent.click(box);
    await expect(args.onTake).toHaveBeenCalledWith(true);
  },
};
