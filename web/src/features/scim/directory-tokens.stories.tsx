import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { DirectoryTokens } from './directory-tokens.tsx';
import { PROVISIONING } from './sample-provisioning.ts';

const asked: Asked[] = [];
const meta: Meta<typeof DirectoryTokens> = {
  title: 'Scim/Directory tokens',
  component: DirectoryTokens,
  args: { tokens: PROVISIONING.tokens, reason: null },
};
export default meta;
type Story = StoryObj<typeof DirectoryTokens>;

export const RevokedAfterAsking: Story = {
  beforeEach: answering({ 'DELETE /api/v1/provisioning/tokens/1': null }, asked),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Revoke Entra ID' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
export const NotInThePlan: Story = {
  args: { reason: 'Provisioning over SCIM: not in your plan' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'New token' })).toHaveAttribute('data-disabled');
  },
};
