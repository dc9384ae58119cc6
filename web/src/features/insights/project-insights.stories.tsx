import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, insight, page, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectInsights } from './project-insights.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ProjectInsights> = {
  title: 'Projects/Insights',
  component: ProjectInsights,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { projectId: project.id, count: 2, readOnly: null, onTemplate: fn() },
};
export default meta;
type Story = StoryObj<typeof ProjectInsights>;

export const PublishedAndDraft: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Draft')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { count: 0 },
  beforeEach: answering({ [`GET /api/v1/projects/${project.id}/insights`]: page([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/None yet/)).toBeVisible();
  },
};
const of = answering({
  ...workspace,
  [`GET /api/v1/projects/${project.id}/insights`]: (_: unknown, { url }: Request) =>
    page([{ ...insight, title: new URL(url).searchParams.get('archived') === 'true' ? 'Put away' : 'Still current' }]),
});
export const Archived: Story = {
  beforeEach: of,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Still current')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Archived' }));
    await expect(await canvas.findByText('Put away')).toBeVisible();
    await expect(canvas.queryByText('Still current')).toBeNull();
  },
};
export const ArchivedByAddress: Story = {
  parameters: { address: '/?insights=archived' },
  beforeEach: of,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Put away')).toBeVisible();
  },
};
