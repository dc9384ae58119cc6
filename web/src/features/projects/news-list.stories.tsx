import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsItem } from '@evident/domain/projects';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, project, workspace } from '../../../.storybook/workspace.tsx';
import { NewsList } from './news-list.tsx';

const at = '2026-01-02T03:04:05Z';
const ben = { id: '0198a5b0-7c1e-7d60-9b3a-000000000032', name: 'Ben Okri', removed: false };
const inProject = { id: project.id, title: project.title };
const items: NewsItem[] = [
  {
    type: 'INSIGHT',
    id: '0198a5b0-7c1e-7d60-9b3a-000000000063',
    title: 'A common language',
    project: inProject,
    what: 'published',
    by: ben,
    at,
  },
  {
    type: 'NOTE',
    id: '0198a5b0-7c1e-7d60-9b3a-000000000061',
    title: '',
    project: inProject,
    what: 'changed',
    by: null,
    at,
  },
  {
    type: 'NOTE',
    id: '0198a5b0-7c1e-7d60-9b3a-000000000062',
    title: 'Row 1',
    project: inProject,
    group: { importFileId: '0198a5b0-7c1e-7d60-9b3a-000000000091', name: 'survey.csv', noteCount: 120 },
    what: 'created',
    by: ben,
    at,
  },
];
const meta: Meta<typeof NewsList> = {
  title: 'Projects/News',
  component: NewsList,
  decorators: [asMember()],
  beforeEach: answering({ ...workspace, 'GET /api/v1/news': { items } }),
};
export default meta;
type Story = StoryObj<typeof NewsList>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'A common language' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Ben Okri' })).toHaveLength(2);
    await expect(canvas.getByText('Unknown user')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /survey\.csv/ })).toHaveAttribute(
      'href',
      expect.stringContaining(project.id),
    );
  },
};
export const UpToDate: Story = {
  beforeEach: answering({ ...workspace, 'GET /api/v1/news': { items: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^You are up to date/)).toBeVisible();
  },
};
