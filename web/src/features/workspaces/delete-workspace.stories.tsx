import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { DeleteWorkspace } from './delete-workspace.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof DeleteWorkspace> = {
  title: 'Workspaces/Delete workspace',
  component: DeleteWorkspace,
  beforeEach: answering(
    { 'POST /api/v1/workspace/deletion': null, 'GET /api/v1/auth/environment': { rootUrl: 'http://localhost' } },
    asked,
  ),
  args: { name: 'Acme Research', reason: null, leave: fn() },
};
export default meta;
type Story = StoryObj<typeof DeleteWorkspace>;

export const TypesTheName: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete workspace…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Acme Research?' }));
    await expect(dialog.getByRole('button', { name: 'Delete workspace' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Type “Acme Research” to confirm'), 'acme research{Enter}');
    await waitFor(() => expect(args.leave).toHaveBeenCalledTimes(1));
    await expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'acme research' });
  },
};
export const NotAnAdmin: Story = {
  args: { reason: 'Only workspace admins can do this' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Delete workspace…' })).toHaveAccessibleDescription(
      'Only workspace admins can do this',
    );
  },
};
