import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ScheduleChoice } from './schedule-choice.tsx';

const schedule = (cronExpression: string) => ({ type: 'Cron', cronExpression, timezone: 'Europe/Berlin' }) as const;

const meta: Meta<typeof ScheduleChoice> = {
  title: 'Automation/Schedule',
  component: ScheduleChoice,
  args: { trigger: schedule('0 9 * * 1'), onChange: fn() },
  render: function Chosen({ trigger, onChange }) {
    const [now, setNow] = useState(trigger);
    return (
      <ScheduleChoice
        trigger={now}
        onChange={(chosen) => {
          setNow(chosen);
          onChange(chosen);
        }}
      />
    );
  },
};
export default meta;
type Story = StoryObj<typeof ScheduleChoice>;

const choose = async (box: HTMLElement, option: string) => {
  await userEvent.click(box);
  await userEvent.click(await within(document.body).findByRole('option', { name: option }));
};

export const Weekly: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await choose(canvas.getByLabelText('On', { selector: 'input' }), 'Thursday');
    await expect(args.onChange).toHaveBeenLastCalledWith(schedule('0 9 * * 1,4'));
    const at = canvas.getByLabelText('At', { selector: 'input' });
    await userEvent.clear(at);
    await userEvent.type(at, '14:30{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(schedule('30 14 * * 1,4'));
    await choose(canvas.getByLabelText('Repeats', { selector: 'input' }), 'Every month');
    await expect(args.onChange).toHaveBeenLastCalledWith(schedule('30 14 1 * *'));
    await choose(canvas.getByLabelText('Day', { selector: 'input' }), '31');
    await expect(canvas.getByText('Months without this day are left out')).toBeVisible();
    await choose(canvas.getByLabelText('Repeats', { selector: 'input' }), 'Every day');
    await expect(args.onChange).toHaveBeenLastCalledWith(schedule('30 14 * * *'));
  },
};

export const Advanced: Story = {
  args: { trigger: schedule('*/30 8-18 * * 1-5') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const expression = canvas.getByRole('textbox', { name: 'Cron expression' });
    await userEvent.clear(expression);
    await userEvent.type(expression, '0 9 * * 1');
    await expect(expression).toBeVisible();
    await choose(canvas.getByLabelText('Repeats', { selector: 'input' }), 'Every week');
    await choose(canvas.getByLabelText('Repeats', { selector: 'input' }), 'Advanced');
    await expect(canvas.getByRole('textbox', { name: 'Cron expression' })).toHaveValue('0 9 * * 1');
    await expect(args.onChange).toHaveBeenLastCalledWith(schedule('0 9 * * 1'));
  },
};
