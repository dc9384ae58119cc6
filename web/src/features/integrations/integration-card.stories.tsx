import type { Meta, StoryObj } from '@storybook/react-vite';
import { viewIntegration } from '@evident/domain/integrations';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { IntegrationCard } from './integration-card.tsx';

const connected = viewIntegration('Slack', true, {
  id: '019a0000-0000-7000-8000-000000000001',
  teamId: '019a0000-0000-7000-8000-000000000002',
  integration: 'Slack',
  externalId: 'T1',
  externalName: 'Analytical Engines',
  scopes: ['chat:write', 'channels:read'],
  connectedBy: '019a0000-0000-7000-8000-000000000003',
  connectedAt: new Date('2026-11-01T10:00:00Z'),
  revokedAt: null,
});

const asked: Asked[] = [];
const meta: Meta<typeof IntegrationCard> = {
  title: 'Integrations/Integration card',
  component: IntegrationCard,
  args: { service: viewIntegration('Slack', true, null), reason: null },
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
export const DisconnectedOnce: Story = {
  args: { service: connected },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Disconnect' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  },
};
