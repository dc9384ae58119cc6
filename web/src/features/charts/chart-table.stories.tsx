import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChartTable } from './chart-table.tsx';
import { sampleBars } from './sample-chart.ts';

const meta: Meta<typeof ChartTable> = {
  title: 'Charts/Chart table',
  component: ChartTable,
  args: { bars: sampleBars, options: { metric: 'HIGHLIGHT_COUNT', items: 'TAG' }, pathOf: ({ id }) => `/h/${id}` },
};
export default meta;

export const HighestFirst: StoryObj<typeof ChartTable> = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Highlights by tag' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Trust in the numbersTrust14',
      'Double-checkingTrust8',
      'Copying by handRoutines5',
      'Friday reportsRoutines3',
    ]);
    await expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', `/h/${sampleBars[0]!.id}`);
  },
};
