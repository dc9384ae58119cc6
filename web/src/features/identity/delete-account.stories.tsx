import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { DeleteAccount } from './delete-account.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof DeleteAccount> = {
  title: 'Identity/Delete account',
  component: DeleteAccount,
  args: { email: 'ada@example.org', onDeleted: fn() },
};
export default meta;
type Story = StoryObj<typeof DeleteAccount>;
const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account…' }));
  return within(await within(document.body).findByRole('dialog'));
};

export const OnceTheAddressIsTyped: Story = {
  beforeEach: answering({ 'POST /api/v1/me/deletion': null }, asked),
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByRole('button', { name: 'Delete account' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Type ada@example.org to confirm'), 'ada@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalled());
    await expect(asked[0]?.body).toEqual({ email: 'ada@example.org' });
  },
};
export const OnlyAdmin: Story = {
  beforeEach: answering({
    'POST /api/v1/me/deletion': () =>
      refusal(
        409,
        'InvalidOperation',
        'You are the only admin of “Acme Research”',
        'Make another member an admin there first.',
      ),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(await dialog.findByLabelText('Type ada@example.org to confirm'), 'ada@example.org{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Acme Research');
  },
};
