import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NameVersionDialog } from './name-version-dialog.tsx';

const meta: Meta<typeof NameVersionDialog> = {
  title: 'History/Name version dialog',
  component: NameVersionDialog,
  args: { title: 'Name this version', onName: fn(async () => undefined), onClose: fn() },
};
export default meta;

export const Named: StoryObj<typeof NameVersionDialog> = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Name version' }));
    await expect(await dialog.findByText('Enter a name.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name'), ' Before coding {Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onName).toHaveBeenCalledWith('Before coding');
  },
};
