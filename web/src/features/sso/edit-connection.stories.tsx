import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { EditConnection } from './edit-connection.tsx';
import { sampleConnection } from './sample-connection.ts';

const asked: Asked[] = [];
const meta: Meta<typeof EditConnection> = {
  title: 'Single sign-on/Edit connection',
  component: EditConnection,
  args: { onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof EditConnection>;

export const CreatedWithTheAddressToEnter: Story = {
  beforeEach: answering(
    { 'POST /api/v1/sso/connections': sampleConnection(), 'GET /api/v1/sso/connections': { items: [] } },
    asked,
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Acme');
    await userEvent.type(dialog.getByLabelText('Issuer'), 'https://login.acme.example');
    await userEvent.type(dialog.getByLabelText('Client ID'), 'evident');
    await userEvent.type(dialog.getByLabelText('Client secret'), 'top');
    await userEvent.click(dialog.getByRole('button', { name: 'Create connection' }));
    await expect(await dialog.findByText('https://evident.example/callback')).toBeVisible();
    await expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      strategy: 'oidc',
      name: 'Acme',
      joinRole: 'VIEWER',
      attributes: { email: '', name: '', groups: '' },
      groupRules: [],
      oidc: { issuer: 'https://login.acme.example', clientId: 'evident', clientSecret: 'top' },
    });
  },
};
export const OfASavedDirectory: Story = {
  args: {
    connection: sampleConnection({
      strategy: 'saml',
      protocol: 'SAML',
      oidc: null,
      saml: { entryPoint: 'https://d.example/sso', idpEntityId: 'd', certificates: [] },
    }),
  },
  beforeEach: answering({}),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText('https://evident.example/api/v1/auth/sso/c1/acs')).toBeVisible();
    await expect(dialog.queryByLabelText('Directory')).toBeNull();
  },
};
