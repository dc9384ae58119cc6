import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { NewAccessToken } from './new-access-token.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof NewAccessToken> = {
  title: 'Identity/New access token',
  component: NewAccessToken,
  args: { opened: true, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof NewAccessToken>;

const inDialog = async () => within(await within(document.body).findByRole('dialog'));

export const ShownThisOnce: Story = {
  beforeEach: answering(
    {
      'POST /api/v1/me/tokens': {
        id: '1',
        name: 'Nightly import',
        token: 'api.0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f.kTq0eXAmPLeoNLy',
      },
    },
    asked,
  ),
  play: async () => {
    const dialog = await inDialog();
    await userEvent.type(await dialog.findByLabelText('Name'), 'Nightly import');
    await userEvent.click(dialog.getByLabelText('Read and write'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    await expect(await dialog.findByText(/^api\./)).toBeVisible();
    await expect(asked[0]?.body).toMatchObject({
      name: 'Nightly import',
      scopes: ['read', 'write'],
      expiresAt: expect.any(String),
    });
  },
};
export const Refused: Story = {
  beforeEach: answering({
    'POST /api/v1/me/tokens': () =>
      refusal(422, 'UnprocessableContent', 'You have 50 tokens here', 'Revoke one that is not used.'),
  }),
  play: async () => {
    const dialog = await inDialog();
    await userEvent.type(await dialog.findByLabelText('Name'), 'One more{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You have 50 tokens here');
    await expect(dialog.getByLabelText('Name')).toHaveValue('One more');
  },
};
