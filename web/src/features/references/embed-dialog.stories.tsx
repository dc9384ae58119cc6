import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmbedDialog } from './embed-dialog.tsx';

const meta: Meta<typeof EmbedDialog> = {
  title: 'References/Embed dialog',
  component: EmbedDialog,
  args: { onEmbed: fn(), onClose: fn() },
};
export default meta;

export const TakesPagesOfTheList: StoryObj<typeof EmbedDialog> = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: 'Address' });
    await userEvent.type(field, 'https://example.org/{Enter}');
    await expect(await dialog.findByText(/cannot be embedded/)).toBeVisible();
    await expect(args.onEmbed).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://youtu.be/dQw4w9WgXcQ{Enter}');
    await expect(args.onEmbed).toHaveBeenCalledWith('https://youtu.be/dQw4w9WgXcQ');
  },
};
