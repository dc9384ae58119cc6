import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { MergeThemeDialog } from './merge-theme-dialog.tsx';
import { sampleChannel, sampleThemes } from './sample-channel.ts';

const [first, second] = sampleThemes;
const path = `/api/v1/channels/${sampleChannel.id}/themes/${second!.id}/merge`;
const asked: Asked[] = [];
const meta: Meta<typeof MergeThemeDialog> = {
  title: 'Channels/Merge a theme',
  component: MergeThemeDialog,
  decorators: [asMember()],
  args: { theme: second!, others: [first!], onClose: fn() },
  beforeEach: answering({ [`POST ${path}`]: { undoId: 'u1' } }, asked),
};
export default meta;
type Story = StoryObj<typeof MergeThemeDialog>;

export const Merged: Story = {
  play: async ({ args }) => {
    const screen = within(document.body);
    await userEvent.click(await screen.findByText(/Waiting for a reply/));
    await expect(args.onClose).toHaveBeenCalled();
    await waitFor(() => expect(asked.find((one) => one.path === path)?.body).toEqual({ intoThemeId: first!.id }));
    await expect(await screen.findByText('Merged “export, csv, columns” into “Waiting for a reply”')).toBeVisible();
  },
};
