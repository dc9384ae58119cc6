import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlanGate } from './plan-gate.tsx';

const run = fn();
const meta: Meta<typeof PlanGate> = { title: 'Kit/Plan gate', component: PlanGate };
export default meta;
type Story = StoryObj<typeof PlanGate>;

const compare = '/settings/plans?feature=linkSharing';

export const Offered: Story = {
  args: {
    gate: {
      title: 'Sharing by link: not in your plan',
      compare,
      offer: { label: 'Try for 30 days', busy: false, run },
      note: null,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try for 30 days' }));
    await expect(run).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', compare);
  },
};
export const Asked: Story = {
  args: { gate: { title: 'Sharing by link: not in your plan', compare, offer: null, note: 'An admin was asked' } },
};
export const Full: Story = {
  args: { gate: { title: 'Projects: 1 of 1 used', compare, offer: null, note: null } },
};
export const Open: Story = {
  args: { gate: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
