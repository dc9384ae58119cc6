import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { AccessTokens } from './access-tokens.tsx';

const asked: Asked[] = [];
const token = {
  id: '1',
  name: 'Nightly import',
  scopes: ['read', 'write'],
  createdAt: '2026-01-02T03:04:05Z',
  expiresAt: null,
  usedAt: null,
};
const meta: Meta<typeof AccessTokens> = { title: 'Identity/Access tokens', component: AccessTokens };
export default meta;
type Story = StoryObj<typeof AccessTokens>;

export const RevokedAfterAsking: Story = {
  beforeEach: answering({ 'GET /api/v1/me/tokens': { items: [token] }, 'DELETE /api/v1/me/tokens/1': null }, asked),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Nightly import' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText(/stop working at once/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
export const None: Story = {
  beforeEach: answering({ 'GET /api/v1/me/tokens': { items: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Tokens let scripts act for you')).toBeVisible();
  },
};
