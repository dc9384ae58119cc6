import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WorkspaceWording } from './workspace-wording.tsx';

const asked: Asked[] = [];
const onMoved = fn();
const meta: Meta<typeof WorkspaceWording> = {
  title: 'Workspaces/Workspace wording', component: WorkspaceWording, args: { workspace: someone().workspace, reason: null, onMoved },
  beforeEach: () => { onMoved.mockClear(); return answering({ 'PATCH /api/v1/workspace': null }, asked)(); },
};
export default meta;
type Story = StoryObj<typeof WorkspaceWording>;

export const MovedToAnotherAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Address'), ' Labs');
    await expect(canvas.getByText(/Links with the old address stop working/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onMoved).toHaveBeenCalledWith('acme-labs'));
    await expect(asked[0]?.body).toEqual({ name: 'Acme Research', subdomain: 'acme labs' });
  },
};
export const OthersReadOnly: Story = {
  args: { reason: 'Only workspace admins can do this' },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getByLabelText('Name')).toHaveAttribute('readonly'); },
};
