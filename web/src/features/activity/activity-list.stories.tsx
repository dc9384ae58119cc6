import type { ActivityView } from '@evident/domain/activity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, page, project, workspace } from '../../../.storybook/workspace.tsx';
import { ActivityList } from './activity-list.tsx';

const at = '2026-01-02T03:04:05Z';
const by = { id: '0198a5b0-7c1e-7d60-9b3a-000000000032', name: 'Ben Okri' };
const note = { type: 'NOTE', id: '0198a5b0-7c1e-7d60-9b3a-000000000061', title: 'Maya Patel' } as const;
const items: ActivityView[] = [
  { id: '1', what: 'highlighted', by, object: note, title: note.title, count: 3, at },
  { id: '2', what: 'imported', by: null, object: null, title: 'survey.csv', count: 1200, at },
];
const meta: Meta<typeof ActivityList> = {
  title: 'Activity/List',
  component: ActivityList,
  args: { projectId: project.id },
  decorators: [asMember()],
  beforeEach: answering({ ...workspace, [`GET /api/v1/projects/${project.id}/activity`]: page(items) }),
};
export default meta;
type Story = StoryObj<typeof ActivityList>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Ben Okri highlighted in Maya Patel (3 times)');
    await expect(rows[1]).toHaveTextContent('Unknown user imported notes from survey.csv (1,200)');
  },
};
export const None: Story = {
  beforeEach: answering({ ...workspace, [`GET /api/v1/projects/${project.id}/activity`]: page([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing happened yet')).toBeVisible();
  },
};
