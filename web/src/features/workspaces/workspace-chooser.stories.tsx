import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { WorkspaceChooser } from './workspace-chooser.tsx';

const own = {
  id: 'acme',
  name: 'Acme Research',
  subdomain: 'acme',
  url: 'http://acme.localhost:4000',
  memberId: 'm',
  role: 'MANAGER' as const,
  workspaceAdmin: true,
  primaryColor: null,
  logoUrl: null,
  deletesAt: null,
};
const offered = { subdomain: 'umbrella', logoUrl: null, primaryColor: null, sortKey: '' };
const invite = {
  ...offered,
  type: 'INVITE' as const,
  id: 'umbrella',
  name: 'Umbrella',
  inviteId: 'i',
  invitedBy: 'Maria Lindqvist',
};
const byDomain = {
  ...offered,
  type: 'DOMAIN' as const,
  id: 'initech',
  name: 'Initech',
  inviteId: null,
  invitedBy: null,
};
const open = fn(async () => {});
const meta: Meta<typeof WorkspaceChooser> = {
  title: 'Workspaces/Chooser',
  component: WorkspaceChooser,
  args: { open, person: { email: 'ada@example.org', workspaces: [own], availableTeams: [invite, byDomain] } },
  beforeEach: () => {
    open.mockClear();
    return answering({
      'POST /api/v1/workspaces/umbrella/join': own,
      'POST /api/v1/workspaces/initech/join': () =>
        refusal(404, 'NotFound', 'Workspace not found', 'Ask an admin of the workspace for an invite.'),
    })();
  },
};
export default meta;
type Story = StoryObj<typeof WorkspaceChooser>;

export const OwnAndOpenToOne: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Maria Lindqvist invited you')).toBeVisible();
    await expect(canvas.getByText('Open to everyone with @example.org')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join Umbrella' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('umbrella'));
  },
};
/** Opens with the id only: the address after the sign-in is the default one. */
export const OpensOwn: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Open ${own.name}` }));
    await waitFor(() => expect(open).toHaveBeenCalled());
    await expect(open.mock.lastCall).toEqual([own.id]);
  },
};
export const RefusedInTheWordsOfTheServer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Join Initech' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ask an admin of the workspace for an invite.');
    await expect(open).not.toHaveBeenCalled();
  },
};
export const None: Story = { args: { person: { email: 'ada@example.org', workspaces: [], availableTeams: [] } } };
