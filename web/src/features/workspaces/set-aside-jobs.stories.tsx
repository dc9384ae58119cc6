import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SetAsideJobView } from '@evident/domain/jobs';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { SetAsideJobs } from './set-aside-jobs.tsx';

const job = (id: string, kind: string, reason: SetAsideJobView['reason']): SetAsideJobView => ({
  id,
  kind,
  setAsideAt: '2026-01-02T03:04:05Z',
  reason,
});

const asked: Asked[] = [];
const meta: Meta<typeof SetAsideJobs> = {
  title: 'Workspaces/Set-aside jobs',
  component: SetAsideJobs,
  beforeEach: () => {
    let items = [job('1', 'imports', 'MEMORY')];
    return answering(
      {
        'GET /api/v1/set-aside-jobs': () => ({ items }),
        'POST /api/v1/set-aside-jobs/1/retry': () => {
          items = [];
          return null;
        },
      },
      asked,
    )();
  },
};
export default meta;
type Story = StoryObj<typeof SetAsideJobs>;

export const Reasons: Story = {
  beforeEach: answering({
    'GET /api/v1/set-aside-jobs': () => ({
      items: [
        job('1', 'imports', 'PROCESS'),
        job('2', 'media', 'TIME'),
        job('3', 'read-document', 'MEMORY'),
        job('4', 'rebuild-search', null),
      ],
    }),
  }),
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Stopped jobs' });
    for (const reason of [/^Ended the server twice ·/, /^Ran out of time twice/, /^Ran out of memory twice/])
      await expect(within(list).getByText(reason)).toBeVisible();
  },
};

export const StartedAgainByADoubleClick: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Try again: Import' }));
    await waitFor(() => expect(canvas.getByText('No stopped jobs')).toBeVisible());
    await expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
};
