import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { sampleFeed } from './sample-feeds.ts';
import { SaveFeedDialog } from './save-feed-dialog.tsx';

const meta: Meta<typeof SaveFeedDialog> = {
  title: 'Feeds/Save feed dialog',
  component: SaveFeedDialog,
  args: { params: { ...sampleFeed.params, projectIds: null }, onSaved: fn(), onClose: fn() },
  beforeEach: answering({ 'POST /api/v1/feeds': { id: sampleFeed.id } }),
};
export default meta;
type Story = StoryObj<typeof SaveFeedDialog>;

export const Saved: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save feed' }));
    await expect(await dialog.findByText('Enter a title.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Title'), 'Prices{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(sampleFeed.id));
  },
};
export const Refused: Story = {
  beforeEach: answering({
    'POST /api/v1/feeds': () =>
      refusal(422, 'UnprocessableContent', 'You can save at most 200 feeds', 'Delete some that are not used.'),
  }),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Title'), 'Prices{Enter}');
    await expect(await dialog.findByText(/at most 200 feeds/)).toBeVisible();
  },
};
