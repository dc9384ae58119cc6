import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ADA } from './examples.ts';

const asked: Asked[] = [];
const meta: Meta<typeof EraseDialog> = {
  title: 'People/Erase',
  component: EraseDialog,
  args: { person: { id: ADA, name: 'Ada Lovelace' }, onClose: fn(), onErased: fn() },
  beforeEach: answering({ [`POST /api/v1/people/${ADA}/erasure`]: { id: ADA } }, asked),
};
export default meta;
type Story = StoryObj<typeof EraseDialog>;

export const Erased: Story = {
  play: async ({ args }) => {
    const screen = within(document.body);
    const button = await screen.findByRole('button', { name: 'Erase contact' });
    await expect(button).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Type “Ada Lovelace” to confirm' }), 'Ada Lovelace');
    await userEvent.click(button);
    await waitFor(() => expect(args.onErased).toHaveBeenCalled());
    await expect(asked[0]?.body).toEqual({ removeWords: true });
  },
};
