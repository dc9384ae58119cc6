import { systemRow } from '@evident/domain/filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { RowEditor } from './row-editor.tsx';
import { filterAnswers, sampleFields, tagRow } from './sample-filters.ts';

const meta: Meta<typeof RowEditor> = {
  title: 'Filters/Row editor',
  component: RowEditor,
  beforeEach: answering(filterAnswers),
  args: { row: tagRow, fields: sampleFields, onChange: fn(), onRemove: fn(), onDone: fn() },
};
export default meta;
type Story = StoryObj<typeof RowEditor>;

/** Another field keeps the condition if it has it, and drops values of another kind. */
export const AnotherField: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Condition' }), 'has none of');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...tagRow, operator: 'HasNoneOf' });
    await userEvent.click(canvas.getByRole('button', { name: 'Change field: Tags' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Field' }), 'insights{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...tagRow,
      field: { kind: 'system', name: 'Insights' },
      values: [],
    });
  },
};
export const WithAFault: Story = {
  args: {
    row: { ...systemRow('Title', 'Contains', '…'), id: '1' },
    fault: 'Enter at least one letter or digit.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Enter at least one letter or digit.');
  },
};
