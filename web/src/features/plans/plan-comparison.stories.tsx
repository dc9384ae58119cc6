import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlanComparison } from './plan-comparison.tsx';
import { offered } from './sample-plan.ts';

const meta: Meta<typeof PlanComparison> = { title: 'Plans/Comparison', component: PlanComparison };
export default meta;
type Story = StoryObj<typeof PlanComparison>;

export const OnFree: Story = {
  args: { plans: offered, current: 'free-2025-07' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: /Free Yours/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Minutes of transcription a month' })).toBeVisible();
  },
};
export const WantedFeature: Story = { args: { plans: offered, current: 'free-2025-07', wanted: 'publicApi' } };
export const OnAnOlderPlan: Story = { args: { plans: offered, current: 'starter' } };
