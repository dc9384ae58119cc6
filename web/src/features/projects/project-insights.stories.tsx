import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, page, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectInsights } from './project-insights.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ProjectInsights> = { title: 'Projects/Insights', component: ProjectInsights, decorators: [asMember()], beforeEach: answering(workspace, asked), args: { projectId: project.id, count: 2, readOnly: null } };
export default meta;
type Story = StoryObj<typeof ProjectInsights>;

export const PublishedAndDraft: Story = { play: async ({ canvasElement }) => { await expect(await within(canvasElement).findByText('Draft')).toBeVisible(); } };
export const Empty: Story = {
  args: { count: 0 }, beforeEach: answering({ [`GET /api/v1/projects/${project.id}/insights`]: page([]) }),
  play: async ({ canvasElement }) => { await expect(await within(canvasElement).findByText(/None yet/)).toBeVisible(); },
};
