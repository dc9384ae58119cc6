import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering, refusal } from '../../../.storybook/answers.ts';
import { NewChannelDialog } from './new-channel-dialog.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof NewChannelDialog> = {
  title: 'Channels/New channel dialog',
  component: NewChannelDialog,
  args: { folderId: null, onCreated: fn(), onClose: fn() },
  beforeEach: answering({ 'POST /api/v1/channels': { id: 'c1' } }, asked),
};
export default meta;
type Story = StoryObj<typeof NewChannelDialog>;

export const Created: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create channel' }));
    await expect(await dialog.findByText('Enter a title.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Title'), 'App reviews{Enter}');
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith('c1'));
  },
};
export const CreatedOnceByADoubleClick: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Title'), 'App reviews');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Create channel' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledTimes(1));
    await expect(asked).toHaveLength(1);
  },
};
export const Refused: Story = {
  beforeEach: answering({
    'POST /api/v1/channels': () => refusal(422, 'UnprocessableContent', 'A workspace has at most 1,000 channels'),
  }),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Title'), 'App reviews{Enter}');
    await expect(await dialog.findByText(/at most 1,000 channels/)).toBeVisible();
  },
};
