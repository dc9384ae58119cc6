import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { DeleteWorkspace } from './delete-workspace.tsx';

const CONTENTS = {
  graceDays: 30,
  members: 3,
  projects: 1,
  notes: 42,
  recordings: 7,
  files: 9,
  fileBytes: 1_200_000,
  publicLinks: 2,
  accessTokens: 1,
  hasSubscription: false,
};
const answers = (contents: object) => ({
  'GET /api/v1/workspace/deletion': contents,
  'POST /api/v1/workspace/deletion': null,
  'GET /api/v1/auth/environment': { rootUrl: 'http://localhost' },
});
const asked: Asked[] = [];
const meta: Meta<typeof DeleteWorkspace> = {
  title: 'Workspaces/Delete workspace',
  component: DeleteWorkspace,
  beforeEach: answering(answers(CONTENTS), asked),
  args: { name: 'Acme Research', reason: null, leave: fn() },
};
export default meta;
type Story = StoryObj<typeof DeleteWorkspace>;

const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete workspace…' }));
  return within(await screen.findByRole('dialog', { name: 'Delete Acme Research?' }));
};

export const TypesTheName: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByText('9 files (1.2 MB)')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Export everything first' })).toHaveAttribute(
      'href',
      '/api/v1/workspace/export',
    );
    await expect(dialog.getByRole('button', { name: 'Delete workspace' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Type “Acme Research” to confirm'), 'acme research{Enter}');
    await waitFor(() => expect(args.leave).toHaveBeenCalledTimes(1));
    await expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'acme research' });
  },
};
export const WithAPaidPlan: Story = {
  beforeEach: answering(answers({ ...CONTENTS, hasSubscription: true })),
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByRole('status')).toHaveTextContent('Cancel the plan first.');
    await expect(dialog.getByRole('button', { name: 'Delete workspace' })).toBeDisabled();
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
