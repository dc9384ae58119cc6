import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { ClosedWorkspaces } from './closed-workspaces.tsx';

const closed = {
  id: 'acme',
  name: 'Acme Research',
  subdomain: 'acme',
  url: 'http://acme.localhost:4000',
  memberId: 'm',
  role: 'MANAGER' as const,
  workspaceAdmin: true,
  primaryColor: null,
  logoUrl: null,
  deletesAt: '2027-01-15T10:00:00.000Z',
};
const asked: Asked[] = [];
const meta: Meta<typeof ClosedWorkspaces> = {
  title: 'Workspaces/Closed workspaces',
  component: ClosedWorkspaces,
  beforeEach: answering({ 'POST /api/v1/workspaces/acme/restoration': null }, asked),
  args: {
    open: fn(async () => {}),
    workspaces: [closed, { ...closed, id: 'umbrella', name: 'Umbrella', workspaceAdmin: false }],
  },
};
export default meta;
type Story = StoryObj<typeof ClosedWorkspaces>;

export const KeptByAnAdmin: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/A workspace admin can keep it/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Keep the workspace Umbrella' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the workspace Acme Research' }));
    await waitFor(() => expect(args.open).toHaveBeenCalledWith('acme'));
    await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/v1/workspaces/acme/restoration']));
  },
};
