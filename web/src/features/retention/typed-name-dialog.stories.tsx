import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TypedNameDialog } from './typed-name-dialog.tsx';

const meta: Meta<typeof TypedNameDialog> = {
  title: 'Retention/Typed name dialog',
  component: TypedNameDialog,
  args: {
    opened: true,
    title: 'Delete what is due now?',
    name: 'Acme Research',
    verb: 'Delete',
    children: 'It cannot be restored.',
    onClose: fn(),
    onConfirm: fn(async () => undefined),
  },
};
export default meta;

export const Typed: StoryObj<typeof TypedNameDialog> = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await userEvent.type(await dialog.findByLabelText('Type “Acme Research” to confirm'), ' acme research');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(' acme research');
  },
};
