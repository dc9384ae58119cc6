import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HeatTable } from './heat-table.tsx';
import { sampleCrosstab } from './sample-tables.ts';

const meta: Meta<typeof HeatTable> = {
  title: 'Charts/Heat table',
  component: HeatTable,
  args: {
    label: 'Highlights by tag and Plan',
    corner: 'Tag',
    columns: sampleCrosstab.columns.map(({ label }) => ({ key: label, title: label })),
    rows: sampleCrosstab.rows.map(({ counts, ...tag }) => ({ ...tag, cells: counts })),
    pathOf: ({ id }, column) => `/h/${id}/${column}`,
  },
};
export default meta;

export const LinksToHighlights: StoryObj<typeof HeatTable> = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Trust in the numbers, Team: 6' });
    await expect(link).toHaveAttribute('href', `/h/${sampleCrosstab.rows[0]!.id}/1`);
  },
};
