import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { LeaveWorkspace } from './leave-workspace.tsx';

const environment = { rootUrl: 'http://localhost:4000' };
const leave = fn();
const meta: Meta<typeof LeaveWorkspace> = { title: 'Workspaces/Leave workspace', component: LeaveWorkspace, args: { name: 'Acme Research', leave } };
export default meta;
type Story = StoryObj<typeof LeaveWorkspace>;

const press = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Leave Acme Research' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
  return dialog;
};

export const Left: Story = {
  beforeEach: () => { leave.mockClear(); return answering({ 'GET /api/v1/auth/environment': environment, 'DELETE /api/v1/me': null })(); },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  },
};
export const TheLastAdminStays: Story = {
  beforeEach: answering({ 'GET /api/v1/auth/environment': environment, 'DELETE /api/v1/me': () => refusal(409, 'InvalidOperation', 'The workspace needs an admin', 'Make somebody else an admin first.') }),
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The workspace needs an admin. Make somebody else an admin first.');
  },
};
