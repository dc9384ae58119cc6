import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { AccountName } from './account-name.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof AccountName> = {
  title: 'Identity/Account name',
  component: AccountName,
  args: { name: 'Ada' },
  beforeEach: answering({ 'PATCH /api/v1/me/account': null }, asked),
};
export default meta;
type Story = StoryObj<typeof AccountName>;

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Name'), ' Lovelace{Enter}');
    await waitFor(() => expect(asked[0]?.body).toEqual({ name: 'Ada Lovelace' }));
    await expect(await within(canvasElement).findByText('Name updated')).toBeVisible();
  },
};
