import type { Meta, StoryObj } from '@storybook/react-vite';

import { sampleTotaled, sampleTotals } from './sample-rows.ts';
import { TotalFacts } from './total-facts.tsx';

const meta: Meta<typeof TotalFacts> = {
  title: 'Views/Total',
  component: TotalFacts,
  args: { column: sampleTotaled.find(({ key }) => key === 'wait')!, totals: sampleTotals },
};
export default meta;

export const Average: StoryObj<typeof TotalFacts> = {};
export const Distribution: StoryObj<typeof TotalFacts> = {
  args: { column: sampleTotaled.find(({ key }) => key === 'role')! },
};
export const WithoutValues: StoryObj<typeof TotalFacts> = { args: { totals: [] } };
