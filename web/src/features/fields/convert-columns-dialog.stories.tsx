import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { ConvertColumnsDialog } from './convert-columns-dialog.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ConvertColumnsDialog> = {
  title: 'Fields/Convert columns dialog',
  component: ConvertColumnsDialog,
  args: {
    projectId: 'p',
    columns: [
      { name: 'Plan', noteCount: 30, samples: ['Free', 'Business'], type: 'SELECT' },
      { name: 'Seats', noteCount: 1, samples: ['5'], type: 'NUMBER' },
    ],
    onClose: fn(),
  },
  beforeEach: answering(
    { 'POST /api/v1/projects/p/raw-columns/fields': { items: [{ id: 'f', valueCount: 28, rawCount: 2 }] } },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof ConvertColumnsDialog>;

export const OneOfTwo: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('Seats'));
    await userEvent.selectOptions(dialog.getByLabelText('Type of Plan'), 'Text');
    await userEvent.click(dialog.getByRole('button', { name: 'Create 1 field' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked[0]?.body).toEqual({ columns: [{ name: 'Plan', label: 'Plan', type: 'TEXT' }] });
    await expect(await within(document.body).findByText('2 values do not fit their type')).toBeVisible();
  },
};
