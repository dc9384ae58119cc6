import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RenameWrapDialog } from './rename-wrap-dialog.tsx';

const meta: Meta<typeof RenameWrapDialog> = {
  title: 'Wraps/Rename',
  component: RenameWrapDialog,
  args: { title: 'Week 12', onClose: fn(), onRename: fn() },
};
export default meta;

export const Renamed: StoryObj<typeof RenameWrapDialog> = {
  play: async ({ args }) => {
    const input = await within(document.body).findByLabelText('Title');
    await userEvent.clear(input);
    await userEvent.type(input, 'Prices in spring{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Prices in spring');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
