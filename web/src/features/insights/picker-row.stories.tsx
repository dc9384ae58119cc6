import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { highlight } from './examples.ts';
import { PickerRow } from './picker-row.tsx';

const meta: Meta<typeof PickerRow> = {
  title: 'Picker row',
  component: PickerRow,
  args: { highlight, shown: false },
  render: (args) => (
    <ul style={{ padding: 0, width: 300, listStyle: 'none' }}>
      <PickerRow {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof PickerRow>;

export const OpensItsSource: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await expect(row.getByRole('link')).toHaveAttribute('href', `/data/${highlight.noteId}#highlight-${highlight.id}`);
    await expect(row.queryByRole('button')).toBeNull();
    await expect(row.getByRole('listitem')).toHaveAttribute('draggable', 'false');
  },
};
export const InsertedWhileEditing: Story = {
  args: { onInsert: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInsert).toHaveBeenCalled();
  },
};
export const ThereAlready: Story = { args: { shown: true } };
export const Lost: Story = {
  args: { highlight: { ...highlight, lost: true }, onInsert: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onInsert).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      'The words are no longer in the note',
    );
  },
};
