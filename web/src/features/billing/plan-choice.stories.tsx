import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlanChoice } from './plan-choice.tsx';
import { plans, prices } from './sample-billing.ts';

const onChoose = fn();
const meta: Meta<typeof PlanChoice> = {
  title: 'Billing/Plan choice',
  component: PlanChoice,
  args: { plans, prices, current: null, seats: 2, recommended: null, interval: 'month', onChoose },
};
export default meta;
type Story = StoryObj<typeof PlanChoice>;

export const SeatsStayWhenTheIntervalChanges: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const seats = canvas.getByRole('textbox', { name: 'Seats of Business' });
    await userEvent.clear(seats);
    await userEvent.type(seats, '12');
    await userEvent.click(canvas.getByText('Yearly'));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Business' }));
    await expect(onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ reference: 'business-2025-07', interval: 'year' }),
      12,
    );
  },
};
export const Recommended: Story = { args: { recommended: 'professional-2025-07' } };
export const Current: Story = { args: { current: 'professional-2025-07', seats: 5 } };
