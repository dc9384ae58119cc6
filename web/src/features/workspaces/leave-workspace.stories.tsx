import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { asMember, page } from '../../../.storybook/workspace.tsx';
import { LeaveWorkspace } from './leave-workspace.tsx';

const environment = { rootUrl: 'http://localhost:4000' };
const leave = fn();
const meta: Meta<typeof LeaveWorkspace> = {
  title: 'Workspaces/Leave workspace',
  component: LeaveWorkspace,
  args: { name: 'Acme Research', leave },
};
export default meta;
type Story = StoryObj<typeof LeaveWorkspace>;

const press = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Leave Acme Research' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
  return dialog;
};

export const Left: Story = {
  beforeEach: () => {
    leave.mockClear();
    return answering({ 'GET /api/v1/auth/environment': environment, 'DELETE /api/v1/me': null })();
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  },
};
export const TheLastAdminWasQuicker: Story = {
  beforeEach: answering({
    'GET /api/v1/auth/environment': environment,
    'DELETE /api/v1/me': () =>
      refusal(409, 'InvalidOperation', 'The workspace needs an admin', 'Make someone else an admin first.'),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The workspace needs an admin. Make someone else an admin first.',
    );
  },
};
export const TheLastAdminStays: Story = {
  decorators: [asMember()],
  beforeEach: answering({
    'GET /api/v1/auth/environment': environment,
    'GET /api/v1/members': page([someone().member, someone({ id: 'bob', name: 'Bob', workspaceAdmin: false }).member]),
  }),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Leave Acme Research' });
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('The workspace needs an admin. Make someone else an admin first.'),
    );
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
