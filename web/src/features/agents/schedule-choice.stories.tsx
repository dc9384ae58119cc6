import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ScheduleChoice } from './schedule-choice.tsx';

const meta: Meta<typeof ScheduleChoice> = {
  title: 'Agents/Schedule',
  component: ScheduleChoice,
  args: { value: { every: 'WEEK', weekday: 1, hour: 7, timeZone: 'Europe/Berlin' }, onChange: fn() },
};
export default meta;

export const Weekly: StoryObj<typeof ScheduleChoice> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Runs' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Only by hand' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      every: 'MANUAL',
      weekday: null,
      hour: null,
      timeZone: 'Europe/Berlin',
    });
  },
};
