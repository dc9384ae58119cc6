import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ObjectPicker } from './object-picker.tsx';
import { sampleNote } from './sample-cards.ts';

const found = (items: object[]) => ({ groups: [{ type: 'NOTE', total: items.length, items }], total: items.length });
const meta: Meta<typeof ObjectPicker> = {
  title: 'References/Picker',
  component: ObjectPicker,
  args: { kind: 'note', onPick: fn(), onClose: fn() },
  beforeEach: answering({
    'GET /api/v1/search': (_: unknown, { url }: Request) =>
      found(
        url.includes('analyst')
          ? [
              {
                type: 'NOTE',
                id: sampleNote.id,
                medium: 'VIDEO',
                preview: {
                  title: [{ text: sampleNote.title, match: false }],
                  content: [{ text: 'I export everything first.', match: false }],
                },
              },
            ]
          : [],
      ),
  }),
};
export default meta;
type Story = StoryObj<typeof ObjectPicker>;

export const FindsByTitle: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Title' }), 'analyst');
    await userEvent.click(
      await dialog.findByRole('button', { name: `Video ${sampleNote.title} I export everything first.` }),
    );
    await expect(args.onPick).toHaveBeenCalledWith({ kind: 'note', id: sampleNote.id });
  },
};
export const FindsNothing: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Title' }), 'xyz');
    await expect(await dialog.findByText('No note with these words that you can see.')).toBeVisible();
  },
};
