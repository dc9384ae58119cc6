import { type FilterRow, systemRow } from '@evident/domain/filters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { OperandInput } from './operand-input.tsx';
import { filterAnswers, sampleFields, tagRow } from './sample-filters.ts';

function Kept({ row: first, onChange, ...props }: ComponentProps<typeof OperandInput>) {
  const [row, setRow] = useState<FilterRow>(first);
  return (
    <OperandInput
      {...props}
      row={row}
      onChange={(next) => {
        setRow(next);
        onChange(next);
      }}
    />
  );
}
const meta: Meta<typeof OperandInput> = {
  title: 'Filters/Operand input',
  component: OperandInput,
  render: (props) => <Kept {...props} />,
  beforeEach: answering(filterAnswers),
  args: { row: systemRow('Title', 'Contains'), fields: sampleFields, onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof OperandInput>;

export const Text: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Value' }), 'price');
    await expect(args.onChange).toHaveBeenLastCalledWith(systemRow('Title', 'Contains', 'price'));
  },
};
export const SeveralWords: Story = {
  args: { row: systemRow('Content', 'ContainsAnyOf', 'cost', 'costs') },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Values' });
    await userEvent.type(input, 'price list{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      systemRow('Content', 'ContainsAnyOf', 'cost', 'costs', 'price list'),
    );
    await userEvent.type(input, '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(systemRow('Content', 'ContainsAnyOf', 'cost', 'costs'));
  },
};
export const ADate: Story = {
  args: { row: systemRow('Created', 'IsAfter') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Date' }), '3 months ago');
    await expect(args.onChange).toHaveBeenLastCalledWith(systemRow('Created', 'IsAfter', '3 months ago'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Date' }), 'A day…');
    await fireEvent.change(canvas.getByLabelText('Day'), { target: { value: '2026-03-20' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(systemRow('Created', 'IsAfter', '2026-03-20'));
  },
};
export const YesOrNo: Story = {
  args: { row: systemRow('Archived', 'Is', 'true') },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: 'Value' }), 'No');
    await expect(args.onChange).toHaveBeenLastCalledWith(systemRow('Archived', 'Is', 'false'));
  },
};
export const Tags: Story = { args: { row: tagRow } };
