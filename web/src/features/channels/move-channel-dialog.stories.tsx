import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { MoveChannelDialog } from './move-channel-dialog.tsx';
import { sampleChannel } from './sample-channel.ts';

const asked: Asked[] = [];
const path = `/api/v1/channels/${sampleChannel.id}`;
const folder = (id: string, title: string, level: string) => ({ id, title, level, parentId: null, rank: 1 });
const meta: Meta<typeof MoveChannelDialog> = {
  title: 'Channels/Move channel dialog',
  component: MoveChannelDialog,
  args: { channel: sampleChannel, onClose: fn() },
  beforeEach: answering(
    {
      'GET /api/v1/folders': {
        items: [folder('f1', 'Mobile', 'WRITE'), folder('f2', 'Finance', 'READ')],
        next: null,
      },
      [`PATCH ${path}`]: { undoId: 'u1' },
    },
    asked,
  ),
};
export default meta;

export const IntoAFolder: StoryObj<typeof MoveChannelDialog> = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByText('Mobile'));
    await waitFor(() => expect(asked).toContainEqual({ method: 'PATCH', path, body: { folderId: 'f1' }, seen: '"2"' }));
  },
};
