import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { NewDirectoryToken } from './new-directory-token.tsx';

const meta: Meta<typeof NewDirectoryToken> = {
  title: 'Scim/New directory token',
  component: NewDirectoryToken,
  args: { opened: true, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof NewDirectoryToken>;

export const ShownOnce: Story = {
  beforeEach: answering({
    'POST /api/v1/provisioning/tokens': {
      id: '1',
      name: 'Okta',
      createdBy: 'a',
      createdAt: '2026-01-02T03:04:05Z',
      usedAt: null,
      token: 'scim.t.secret',
    },
  }),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Okta');
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    await expect(await dialog.findByDisplayValue('scim.t.secret')).toBeVisible();
  },
};
