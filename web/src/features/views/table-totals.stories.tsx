import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { sampleTotaled, sampleTotals } from './sample-rows.ts';
import { TableTotals } from './table-totals.tsx';

const meta: Meta<typeof TableTotals> = {
  title: 'Views/Table totals',
  component: TableTotals,
  decorators: [
    (Story) => (
      <div role="grid" aria-label="Notes">
        <Story />
      </div>
    ),
  ],
  args: { columns: sampleTotaled.filter(({ visible }) => visible), totals: sampleTotals, lefts: [40], selectWidth: 40 },
};
export default meta;

export const Foot: StoryObj<typeof TableTotals> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nurse 1, Patient 2')).toBeInTheDocument();
  },
};
