import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { asMember } from '../../../.storybook/workspace.tsx';
import { ProfileHead } from './profile-head.tsx';

const member = {
  id: '0198c5a2-7a3b-7000-8000-00000000000b',
  teamId: 't',
  teamName: 'Acme Research',
  region: 'US_B' as const,
  name: 'Ben Okafor',
  email: 'ben@acme.example',
  role: 'CONTRIBUTOR' as const,
  workspaceAdmin: true,
  pictureFileId: null,
  createdAt: '2026-01-05T10:00:00Z',
  removed: false,
  suspended: false,
};
const groups = [
  {
    id: 'g',
    name: 'Product managers',
    memberIds: [member.id],
    createdAt: '2026-01-05T10:00:00Z',
    managedBy: null,
    version: 1,
  },
];
const meta: Meta<typeof ProfileHead> = {
  title: 'Workspaces/Profile head',
  component: ProfileHead,
  args: { member, groups },
  decorators: [asMember()],
};
export default meta;
type Story = StoryObj<typeof ProfileHead>;

export const Colleague: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Contributor')).toBeVisible();
    await expect(canvas.getByText('In Product managers')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ben@acme.example' })).toHaveAttribute(
      'href',
      'mailto:ben@acme.example',
    );
  },
};
export const Left: Story = {
  args: { member: { ...member, name: 'Deleted user', email: '', workspaceAdmin: false, removed: true }, groups: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/no longer in Acme Research/)).toBeVisible();
  },
};
