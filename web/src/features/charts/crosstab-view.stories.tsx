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
    field: sampleField,
    onField: fn(),
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
    await userEvent.selectOptions(canvas.getByLabelText('Field'), 'Segment (people)');
    await expect(args.onField).toHaveBeenCalledWith(segment.id);
  },
};
