import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePlan, sampleSeats, sampleSet } from '../../field-types/sample-fields.ts';
import { FieldRows } from './field-rows.tsx';

const meta: Meta<typeof FieldRows> = {
  title: 'Fields/Field rows',
  component: FieldRows,
  args: {
    fields: [samplePlan, { ...sampleSeats, fieldSetId: null }],
    sets: [sampleSet],
    setId: null,
    reason: null,
    onEdit: fn(),
    onDelete: fn(),
    changes: { refetch: fn(), update: fn(), remove: fn(), move: fn(), renameSet: fn(), moveSet: fn(), removeSet: fn() },
  },
};
export default meta;
type Story = StoryObj<typeof FieldRows>;

export const MovedByMenu: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More for Seats' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Move up' }));
    await expect(args.changes.move).toHaveBeenCalledWith(expect.objectContaining({ label: 'Seats' }), null, 'f-plan');
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(args.onEdit).toHaveBeenCalled();
  },
};
