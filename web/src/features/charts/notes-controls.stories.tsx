import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotesControls } from './notes-controls.tsx';
import { sampleField, sampleNumberField } from './sample-tables.ts';

const meta: Meta<typeof NotesControls> = {
  title: 'Charts/Notes controls',
  component: NotesControls,
  args: {
    fields: [sampleField, sampleNumberField],
    crossing: { by: 'MONTH' },
    onCross: fn(),
    options: { measure: 'COUNT', numberFieldId: null },
    onOptions: fn(),
    type: 'bar',
    onType: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof NotesControls>;

/** A figure begins with the first number field. */
export const MeasuresANumber: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Figure'), 'Sum');
    await expect(args.onOptions).toHaveBeenCalledWith({ measure: 'SUM', numberFieldId: sampleNumberField.id });
  },
};
export const WithoutNumbers: Story = {
  args: { fields: [sampleField], crossing: { by: 'FIELD', field: sampleField } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByLabelText('Figure')).getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: 'Pie' })).toBeInTheDocument();
  },
};
