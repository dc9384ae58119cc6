import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { sampleField, samplePlan } from '../../field-types/sample-fields.ts';
import { FieldDialog } from './field-dialog.tsx';

const meta: Meta<typeof FieldDialog> = {
  title: 'Fields/Field dialog',
  component: FieldDialog,
  args: { field: null, projectId: 'p', objectType: 'NOTE', fieldSetId: null, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof FieldDialog>;

const asked: Asked[] = [];

export const CreatesASelectField: Story = {
  beforeEach: answering({ 'POST /api/v1/projects/p/fields': { id: 'f' } }, asked),
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Label/), 'Plan');
    await userEvent.click(dialog.getByLabelText('Type'));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Select' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add option' }));
    await userEvent.type(await dialog.findByLabelText('Option 1'), 'Free{Enter}');
    await userEvent.type(await dialog.findByLabelText('Option 2'), 'Business');
    await userEvent.click(dialog.getByRole('button', { name: 'Create field' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked[0]?.body).toMatchObject({
      label: 'Plan',
      type: 'SELECT',
      settings: { options: [{ label: 'Free' }, { label: 'Business' }], max: 1 },
    });
  },
};
export const LosesNothingUnseen: Story = {
  args: { field: sampleField('Seats', 'TEXT') },
  beforeEach: answering(
    {
      'POST /api/v1/fields/f-seats/preview': {
        valueCount: 40,
        lossCount: 3,
        samples: [{ value: 'many', count: 2 }],
        settings: {},
      },
      'PATCH /api/v1/fields/f-seats': { undoId: 'u' },
    },
    asked,
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('Type'));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Number' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('3 of 40 values would be lost');
    await expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Change and lose values' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ type: 'NUMBER', acceptedLosses: 3 }),
    );
  },
};
export const KnownOptions: Story = { args: { field: samplePlan } };
