import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, otherProject, workspace } from '../../../.storybook/workspace.tsx';
import { sampleThemes } from './sample-channel.ts';
import { WriteInsightDialog } from './write-insight-dialog.tsx';

const theme = sampleThemes[0]!;
const path = `/api/v1/channels/${theme.channelId}/themes/${theme.id}/insight`;
const asked: Asked[] = [];
const meta: Meta<typeof WriteInsightDialog> = {
  title: 'Channels/Write an insight',
  component: WriteInsightDialog,
  decorators: [asMember()],
  args: { theme, onClose: fn() },
  beforeEach: answering(
    { ...workspace, [`POST ${path}`]: { id: 'i1', highlights: 4, skipped: 0, undoId: 'u1' } },
    asked,
  ),
};
export default meta;

export const Written: StoryObj<typeof WriteInsightDialog> = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(otherProject.title) }));
    await waitFor(() => expect(asked.filter((one) => one.path === path)).toHaveLength(1));
    await expect(asked.find((one) => one.path === path)?.body).toEqual({ projectId: otherProject.id });
    await expect(args.onClose).toHaveBeenCalled();
    await expect(await screen.findByText('The draft of an insight was written')).toBeVisible();
  },
};
