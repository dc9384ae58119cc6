import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { Connections } from './connections.tsx';
import { sampleConnection } from './sample-connection.ts';

const asked: Asked[] = [];
const items = [
  sampleConnection(),
  sampleConnection({
    id: 'c2',
    name: 'Old',
    strategy: 'adfs',
    protocol: 'SAML',
    oidc: null,
    enabled: false,
    provedAt: null,
    certificatesEndAt: '2026-12-01T10:00:00Z',
  }),
];
const meta: Meta<typeof Connections> = { title: 'Single sign-on/Connections', component: Connections };
export default meta;
type Story = StoryObj<typeof Connections>;

export const TurnedOff: Story = {
  beforeEach: answering({ 'GET /api/v1/sso/connections': { items }, 'PATCH /api/v1/sso/connections/c1': null }, asked),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Certificate ends/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Acme Okta is on' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ enabled: false }));
  },
};
export const None: Story = {
  beforeEach: answering({ 'GET /api/v1/sso/connections': { items: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Members sign in with their company account')).toBeVisible();
  },
};
