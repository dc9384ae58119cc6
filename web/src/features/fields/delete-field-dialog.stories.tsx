import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { samplePlan } from '../../field-types/sample-fields.ts';
import { DeleteFieldDialog } from './delete-field-dialog.tsx';

const meta: Meta<typeof DeleteFieldDialog> = {
  title: 'Fields/Delete field dialog',
  component: DeleteFieldDialog,
  args: { field: samplePlan, onClose: fn() },
  beforeEach: answering({ 'GET /api/v1/fields/f-plan': { ...samplePlan, valueCount: 1 } }),
};
export default meta;
type Story = StoryObj<typeof DeleteFieldDialog>;

export const OneValue: Story = {
  play: async () => {
    await expect(await within(document.body).findByText('1 value goes with it.')).toBeVisible();
  },
};
