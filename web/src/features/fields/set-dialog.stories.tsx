import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { SetDialog } from './set-dialog.tsx';

const meta: Meta<typeof SetDialog> = {
  title: 'Fields/Set dialog',
  component: SetDialog,
  args: { set: null, projectId: null, objectType: 'INSIGHT', onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof SetDialog>;

const asked: Asked[] = [];

export const CreatesASet: Story = {
  beforeEach: answering({ 'POST /api/v1/field-sets': { id: 's' } }, asked),
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Label/), 'Company{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked[0]?.body).toEqual({ label: 'Company', objectType: 'INSIGHT' });
  },
};
