import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FieldPicker } from './field-picker.tsx';
import { PLAN, sampleFields } from './sample-filters.ts';

const meta: Meta<typeof FieldPicker> = {
  title: 'Filters/Field picker',
  component: FieldPicker,
  args: { groups: sampleFields.groups, onPick: fn() },
};
export default meta;
type Story = StoryObj<typeof FieldPicker>;

export const FoundByName: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Contact fields' })).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Field' }), 'pla{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ kind: 'note', fieldId: PLAN, type: 'SELECT' });
  },
};
