import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NotesChart, NotesTable } from './notes-chart.tsx';
import { sampleField, sampleNoteFigures, sampleNumberField, sampleTextField } from './sample-tables.ts';

const meta: Meta<typeof NotesChart> = {
  title: 'Charts/Notes chart',
  component: NotesChart,
  args: {
    data: sampleNoteFigures,
    measure: 'SUM',
    type: 'pie',
    crossing: { by: 'FIELD', field: sampleField },
    pathOf: (...rows) => `/n?${rows.length}`,
  },
};
export default meta;
type Story = StoryObj<typeof NotesChart>;

export const AsPie: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', { name: 'Pie chart: Sum of Seats by Plan' }),
    ).toBeVisible();
  },
};
/** A filter with “or” takes no further rows, so its columns have no link. */
export const TableWithoutLinks: Story = {
  args: { pathOf: () => null },
  render: (args) => <NotesTable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: 'No value 2 –' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Ranges of numbers are bars in their order, whichever type was chosen. */
export const OfNumbers: Story = {
  args: { crossing: { by: 'FIELD', field: sampleNumberField } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', { name: 'Bar chart: Sum of Seats by Plan' }),
    ).toBeVisible();
  },
};
/** “none” is a text like others, and not the column without a value. */
export const TableOfTexts: Story = {
  args: {
    crossing: { by: 'FIELD', field: sampleTextField },
    data: {
      ...sampleNoteFigures,
      columns: ['none', `${'Nurse '.repeat(32)}end`, null].map((value) => ({
        ...sampleNoteFigures.columns[0]!,
        value,
        label: value ?? 'No value',
      })),
    },
    pathOf: (...rows) => `/n?${rows[0]?.operator}`,
  },
  render: (args) => <NotesTable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'none' })).toHaveAttribute('href', '/n?Is');
    await expect(canvas.getByRole('link', { name: 'No value' })).toHaveAttribute('href', '/n?IsEmpty');
    await expect(canvas.getByRole('rowheader', { name: /Nurse/ }).title).toMatch(/end$/);
  },
};
