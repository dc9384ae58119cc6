import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { WorkspaceProjects } from './workspace-projects.tsx';

const pricing = {
  id: 'p',
  title: 'Pricing',
  status: 'active',
  owner: { id: 'ada', name: 'Ada Lovelace' },
  private: false,
  members: 12,
  notes: 1200,
  recordingSeconds: 12_600,
  storageBytes: 2_500_000,
  changedAt: '2026-01-02T03:04:05Z',
};
const hidden = { ...pricing, id: 'q', title: null, owner: null, private: true, members: 1, status: 'archived' };
const meta: Meta<typeof WorkspaceProjects> = { title: 'Oversight/Projects', component: WorkspaceProjects };
export default meta;
type Story = StoryObj<typeof WorkspaceProjects>;

export const Listed: Story = {
  beforeEach: answering({
    'GET /api/v1/workspace/projects': (_: unknown, { url }: Request) => ({
      items: new URL(url).searchParams.get('status') === 'completed' ? [] : [pricing, hidden],
      next: null,
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: 'Projects' }));
    await expect(table.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/projects/p');
    await expect(table.getAllByText('3.5 h')[0]).toBeVisible();
    await expect(table.getByText('Private, 1 member')).toBeVisible();
    await expect(table.getByText('Private project')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/v1/workspace/projects/export?sort=title',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'completed');
    await waitFor(() => expect(canvas.getByText('No projects match')).toBeVisible());
  },
};
