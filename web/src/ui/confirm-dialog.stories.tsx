import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiProblem } from '../kernel/api/api-problem.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Confirm dialog',
  component: ConfirmDialog,
  args: {
    opened: true,
    onClose: fn(),
    title: 'Leave this workspace?',
    children: 'What you made stays here. You need a new invitation to come back.',
    verb: 'Leave',
    danger: true,
    onConfirm: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

const confirm = async () => userEvent.click(await within(document.body).findByRole('button', { name: 'Leave' }));

export const Confirmed: Story = {
  play: async ({ args }) => {
    await confirm();
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const RefusedByTheServer: Story = {
  args: {
    onClose: fn(),
    onConfirm: () =>
      Promise.reject(
        new ApiProblem(409, [
          { code: 'InvalidOperation', title: 'You are the last admin', message: 'Make someone else an admin first.' },
        ]),
      ),
  },
  play: async ({ args }) => {
    await confirm();
    await expect(await within(document.body).findByRole('alert')).toHaveTextContent(
      'You are the last admin. Make someone else an admin first.',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
