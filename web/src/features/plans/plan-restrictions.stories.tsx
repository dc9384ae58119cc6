import type { Meta, StoryObj } from '@storybook/react-vite';
import { restrictionsOf } from '@evident/domain/plans';
import { PlanRestrictions } from './plan-restrictions.tsx';
import { paid, viewOf } from './sample-plan.ts';

const business = viewOf(paid({ plan: 'business-2025-07', seats: 12 }), { projects: 14, seats: 12, folders: 5 });
const meta: Meta<typeof PlanRestrictions> = {
  title: 'Plans/Plan restrictions',
  component: PlanRestrictions,
  args: { restrictions: restrictionsOf(business, { plan: 'free-2025-07', seats: 3, addOns: [] }) },
};
export default meta;
type Story = StoryObj<typeof PlanRestrictions>;

export const BusinessToFree: Story = {};
export const FewerSeats: Story = {
  args: { restrictions: restrictionsOf(business, { plan: 'business-2025-07', seats: 10, addOns: [] }) },
};
