import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, page, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectTags } from './project-tags.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ProjectTags> = {
  title: 'Projects/Tags',
  component: ProjectTags,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { projectId: project.id, count: 2, boards: '/projects/x/tags' },
};
export default meta;
type Story = StoryObj<typeof ProjectTags>;

export const MostUsedFirst: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button');
    await expect(first).toHaveTextContent('Bringing others along');
  },
};
export const Empty: Story = {
  args: { count: 0 },
  beforeEach: answering({ [`GET /api/v1/projects/${project.id}/tag-boards`]: page([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/None yet/)).toBeVisible();
  },
};
