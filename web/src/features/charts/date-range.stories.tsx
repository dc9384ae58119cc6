import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { DateRange } from './date-range.tsx';

const meta: Meta<typeof DateRange> = {
  title: 'Charts/Date range',
  component: DateRange,
  args: { range: null, onChange: fn() },
};
export default meta;

export const AppliedOnceComplete: StoryObj<typeof DateRange> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-05-02' } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-05-01' } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Choose a later day')).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-05-09' } });
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-05-02', to: '2026-05-09' });
  },
};
