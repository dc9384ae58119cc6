import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answering, type Asked } from '../../.storybook/answers.ts';
import { asMember, otherProject, project, workspace } from '../../.storybook/workspace.tsx';
import { MoveToProjectDialog } from './move-to-project-dialog.tsx';

const asked: Asked[] = [];
const preview = {
  obstacles: [],
  highlights: 14,
  comments: 1,
  files: 0,
  links: 1,
  fieldValues: 2,
  knownTags: 3,
  newTags: 2,
};
const path = `/api/v1/projects/${otherProject.id}/moves`;
const meta: Meta<typeof MoveToProjectDialog> = {
  title: 'Parts/Move to project dialog',
  component: MoveToProjectDialog,
  decorators: [asMember()],
  beforeEach: answering({ ...workspace, [`POST ${path}/preview`]: preview, [`POST ${path}`]: { undoId: 'u' } }, asked),
  args: {
    objectType: 'NOTE',
    objectIds: ['n1', 'n2'],
    title: '2 notes',
    projectId: project.id,
    onClose: fn(),
    onMoved: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof MoveToProjectDialog>;

const choose = async () => userEvent.click(await screen.findByRole('option', { name: new RegExp(otherProject.title) }));

export const SaysWhatGoesAlong: Story = {
  render: function Closing(args) {
    const [opened, setOpened] = useState(true);
    return opened ? <MoveToProjectDialog {...args} onClose={() => setOpened(false)} /> : <></>;
  },
  play: async ({ args }) => {
    await choose();
    const dialog = await screen.findByRole('dialog', { name: `Move 2 notes to “${otherProject.title}”?` });
    await waitFor(() => expect(dialog).toHaveTextContent('Goes along: 14 highlights, 1 thread of comments.'));
    await expect(dialog).toHaveTextContent('1 public link will keep working.');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Move notes' }));
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledTimes(1));
    await expect(asked.filter((one) => one.path === path)).toHaveLength(1);
  },
};
export const Stuck: Story = {
  beforeEach: answering({
    ...workspace,
    [`POST ${path}/preview`]: { ...preview, obstacles: [{ id: 'n1', title: 'Third interview', kind: 'IN_REEL' }] },
  }),
  play: async () => {
    await choose();
    await expect(await screen.findByText('Third interview')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Move notes' })).toBeDisabled();
  },
};
