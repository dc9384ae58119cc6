import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { Domains } from './domains.tsx';

const asked: Asked[] = [];
const domain = {
  id: 'd1',
  domain: '@acme.example',
  record: 'evident-domain-verification=x',
  verifiedAt: null,
  createdAt: '2026-11-01T10:00:00Z',
};
const meta: Meta<typeof Domains> = {
  title: 'Single sign-on/Domains',
  component: Domains,
  beforeEach: answering(
    {
      'GET /api/v1/sso/domains': {
        items: [domain, { ...domain, id: 'd2', domain: '@acme.org', verifiedAt: '2026-11-01T10:00:00Z' }],
      },
      'POST /api/v1/sso/domains/d1/mails': null,
      'PUT /api/v1/sso/domains/d1/verification': domain,
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof Domains>;

export const VerifiedByMail: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Verify' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText('evident-domain-verification=x')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await dialog.findByLabelText('Code'), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Verify code' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ code: '123456' }));
  },
};
