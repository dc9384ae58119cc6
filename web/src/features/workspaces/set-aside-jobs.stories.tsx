import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { SetAsideJobs } from './set-aside-jobs.tsx';

const meta: Meta<typeof SetAsideJobs> = {
  title: 'Workspaces/Set-aside jobs',
  component: SetAsideJobs,
  beforeEach: () => {
    let items = [{ id: '1', kind: 'imports', setAsideAt: '2026-01-02T03:04:05Z' }];
    return answering({
      'GET /api/v1/set-aside-jobs': () => ({ items }),
      'POST /api/v1/set-aside-jobs/1/retry': () => {
        items = [];
        return null;
      },
    })();
  },
};
export default meta;
type Story = StoryObj<typeof SetAsideJobs>;

export const StartedAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: Import' }));
    await waitFor(() => expect(canvas.getByText('No stopped jobs')).toBeVisible());
  },
};
