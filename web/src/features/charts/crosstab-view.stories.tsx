import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CrosstabView } from './crosstab-view.tsx';
import { sampleCrosstab, sampleField } from './sample-tables.ts';

const segment = { ...sampleField, id: '0198a5b0-7c1e-7d60-9b3a-000000000060', label: 'Segment' };
const meta: Meta<typeof CrosstabView> = {
  title: 'Charts/Crosstab',
  component: CrosstabView,
  args: {
    fields: [sampleField, { ...segment, objectType: 'PERSON' }],
    crossing: { by: 'FIELD', field: sampleField },
    onCross: fn(),
    data: sampleCrosstab,
    pathOf: (...rows) => `/h?${rows.map(({ operator }) => operator).join()}`,
  },
};
export default meta;

export const LinksAndChoosesTheField: StoryObj<typeof CrosstabView> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Trust in the numbers, Free: 8' })).toHaveAttribute(
      'href',
      '/h?HasAnyOf,IsOneOf',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Columns'), 'Segment (people)');
    await expect(args.onCross).toHaveBeenCalledWith(segment.id);
    await userEvent.selectOptions(canvas.getByLabelText('Columns'), 'Month');
    await expect(args.onCross).toHaveBeenCalledWith('month');
  },
};

/** The cells of a month lead to the highlights of notes of its days. */
export const ByMonth: StoryObj<typeof CrosstabView> = {
  args: {
    crossing: { by: 'MONTH' },
    data: {
      ...sampleCrosstab,
      by: 'MONTH',
      fieldId: null,
      label: 'Month',
      columns: ['2026-05', '2026-06', '2026-07'].map((value) => ({ value, label: value, highlights: 4 })),
    },
    pathOf: (...rows) => `/h?${rows.map(({ operator, values }) => `${operator} ${values[0]}`).join()}`,
  },
  play: async ({ canvasElement }) => {
    const cell = within(canvasElement).getByRole('link', { name: 'Trust in the numbers, 2026-06: 6' });
    await expect(decodeURI(cell.getAttribute('href')!)).toContain('IsAfter 2026-05-31,IsBefore 2026-07-01');
  },
};
