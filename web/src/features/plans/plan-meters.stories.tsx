import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlanMeters } from './plan-meters.tsx';
import { onFree, paid, viewOf } from './sample-plan.ts';

const meta: Meta<typeof PlanMeters> = { title: 'Plans/Meters', component: PlanMeters };
export default meta;
type Story = StoryObj<typeof PlanMeters>;

export const Free: Story = {
  args: { limits: viewOf(onFree).limits },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('340 of 600')).toBeVisible();
    await expect(canvas.getByText(/^Begins again on/)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Projects' })).toBeVisible();
  },
};
export const Paid: Story = { args: { limits: viewOf(paid()).limits } };
export const MoreThanASmallerPlanHas: Story = {
  args: { limits: viewOf(onFree, { projects: 12, seats: 8, folders: 3 }).limits },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/Everything stays/)).toHaveLength(3);
  },
};
