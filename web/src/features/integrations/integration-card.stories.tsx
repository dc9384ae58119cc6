import type { Meta, StoryObj } from '@storybook/react-vite';
import { viewIntegration } from '@evident/domain/integrations';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { IntegrationCard } from './integration-card.tsx';
import { connectedSlack } from './sample-integrations.ts';

const connected = viewIntegration('Slack', true, connectedSlack);

const asked: Asked[] = [];
const meta: Meta<typeof IntegrationCard> = {
  title: 'Integrations/Integration card',
  component: IntegrationCard,
  args: { service: viewIntegration('Slack', true, null), holder: 'workspace', reason: null },
  beforeEach: answering({ 'DELETE /api/v1/integrations/slack/connection': () => null }, asked),
};
export default meta;
type Story = StoryObj<typeof IntegrationCard>;

export const NotConnected: Story = {};
export const NotSetUp: Story = { args: { service: viewIntegration('Slack', false, null) } };
export const OthersReadOnly: Story = { args: { service: connected, reason: 'Only workspace admins can do this' } };
export const Revoked: Story = {
  args: { service: { ...connected, connection: { ...connected.connection!, revoked: true } } },
};
export const LacksRights: Story = {
  args: { service: viewIntegration('Slack', true, { ...connectedSlack, scopes: ['chat:write', 'channels:read'] }) },
};
export const OfMember: Story = { args: { holder: 'member', service: viewIntegration('Slack', true, null, 'member') } };
export const WorkspaceNotConnected: Story = {
  args: { holder: 'member', service: viewIntegration('Slack', false, null, 'member') },
};
export const DisconnectedOnce: Story = {
  args: { service: connected },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Disconnect' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  },
};
