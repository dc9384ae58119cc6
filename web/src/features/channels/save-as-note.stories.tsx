import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, otherProject, workspace } from '../../../.storybook/workspace.tsx';
import { sampleChannel, samplePoint } from './sample-channel.ts';
import { SaveAsNote } from './save-as-note.tsx';

const path = `/api/v1/channels/${sampleChannel.id}/data-points/${samplePoint.id}/note`;
const asked: Asked[] = [];
const meta: Meta<typeof SaveAsNote> = {
  title: 'Channels/Save as note',
  component: SaveAsNote,
  decorators: [asMember()],
  args: { channelId: sampleChannel.id, dataPointId: samplePoint.id },
  beforeEach: answering({ ...workspace, [`POST ${path}`]: { id: 'n1' } }, asked),
};
export default meta;
type Story = StoryObj<typeof SaveAsNote>;

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save as note…' }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(otherProject.title) }));
    await waitFor(() => expect(asked.find((one) => one.path === path)?.body).toEqual({ projectId: otherProject.id }));
    await expect(await screen.findByText(`It is a note of “${otherProject.title}”`)).toBeVisible();
  },
};
