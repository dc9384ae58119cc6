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
/** Long heads are cut, and whole on hover. */
export const WithLongHeads: StoryObj<typeof HeatTable> = {
  args: {
    columns: sampleCrosstab.columns.map(({ label }) => ({ key: label, title: `${label} ${'and so on '.repeat(18)}` })),
  },
  play: async ({ canvasElement }) => {
    const [, head] = within(canvasElement).getAllByRole('columnheader');
    await expect(head!.title).toMatch(/^Free and so on .* and so on $/);
    await expect(head!.getBoundingClientRect().height).toBeLessThan(90);
  },
};
