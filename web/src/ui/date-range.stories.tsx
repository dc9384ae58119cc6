import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { DateRange } from './date-range.tsx';

const meta: Meta<typeof DateRange> = {
  title: 'UI/Date range',
  component: DateRange,
  args: { label: 'Date of the note', range: null, onChange: fn() },
};
export default meta;

export const AppliedOnceComplete: StoryObj<typeof DateRange> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const write = async (label: string, day: string) => {
      await fireEvent.change(canvas.getByLabelText(label), { target: { value: day } });
      await fireEvent.focusOut(canvas.getByLabelText(label));
    };
    await write('To', '2026-05-01');
    await expect(canvas.getByText('Choose the first day')).toBeVisible();
    await write('From', '2026-05-02');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Choose a later day')).toBeVisible();
    await write('To', '2026-05-09');
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-05-02', to: '2026-05-09' });
  },
};
export const SinceADay: StoryObj<typeof DateRange> = {
  play: async ({ canvasElement, args }) => {
    const from = within(canvasElement).getByLabelText('From');
    await fireEvent.change(from, { target: { value: '9000-06-01' } });
    await fireEvent.focusOut(from);
    await expect(args.onChange).toHaveBeenCalledWith({ from: '9000-06-01', to: '9000-06-01' });
  },
};
