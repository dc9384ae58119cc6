import { DEFAULT_SETTINGS } from '@evident/domain/charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { sampleField, sampleNumberField } from './sample-tables.ts';
import { StoredOptions } from './stored-options.tsx';

const settings = { ...DEFAULT_SETTINGS, view: 'NOTES', by: 'MONTH' } as const;
const meta: Meta<typeof StoredOptions> = {
  title: 'Charts/Stored options',
  component: StoredOptions,
  args: { projectId: 'p1', settings, onChange: fn() },
  beforeEach: answering({
    'GET /api/v1/projects/p1/fields': { fields: [sampleField, sampleNumberField], fieldSets: [] },
  }),
};
export default meta;
type Story = StoryObj<typeof StoredOptions>;

export const ProposesATitle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('option', { name: 'Plan' });
    await userEvent.selectOptions(canvas.getByLabelText('By'), 'Plan');
    const { by: _, ...kept } = settings;
    await expect(args.onChange).toHaveBeenCalledWith({ ...kept, fieldId: sampleField.id }, 'Number of notes by plan');
    await userEvent.selectOptions(canvas.getByLabelText('Figure'), 'Sum');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { ...settings, fieldId: null, measure: 'SUM', numberFieldId: sampleNumberField.id },
      'Sum of Seats by month',
    );
  },
};
