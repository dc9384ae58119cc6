import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, otherProject, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectCard } from './project-card.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ProjectCard> = {
  title: 'Projects/Card',
  component: ProjectCard,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { project, folder: 'Observability' },
};
export default meta;
type Story = StoryObj<typeof ProjectCard>;

export const Active: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: project.title })).toBeVisible();
  },
};
export const Archived: Story = {
  args: { project: { ...otherProject, status: 'archived' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Archived');
  },
};
