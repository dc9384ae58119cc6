import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { EnterpriseDashboard } from './enterprise-dashboard.tsx';

const figures = {
  members: { managers: 2, contributors: 5, viewers: 30, admins: 1 },
  seatsUsed: 7,
  seatsAvailable: 10,
  projects: 4,
  storage: { audio: 1_000_000, video: 2_000_000_000, images: 0, documents: 500, other: 0, derived: 0 },
  signIns: 120,
  membersSignedIn: 20,
  aiTokens: 1200,
  aiTokensAllowed: null,
};
const meta: Meta<typeof EnterpriseDashboard> = { title: 'Oversight/Dashboard', component: EnterpriseDashboard };
export default meta;
type Story = StoryObj<typeof EnterpriseDashboard>;

export const Several: Story = {
  beforeEach: answering({
    'GET /api/v1/enterprise-dashboard': {
      at: '2026-11-30T12:00:00Z',
      workspaces: [
        { id: 'a', name: 'Acme Research', url: 'https://acme.example', ...figures },
        { id: 'b', name: 'Acme Labs', url: 'https://labs.example', ...figures },
      ],
      totals: { ...figures, seatsUsed: 14, seatsAvailable: 20 },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const members = within(await canvas.findByRole('table', { name: 'Members and use' }));
    await expect(members.getAllByText('7 of 10')).toHaveLength(2);
    await expect(members.getByText('14 of 20')).toBeVisible();
    const storage = within(canvas.getByRole('table', { name: 'Storage' }));
    await expect(storage.getAllByText('2 GB')[0]).toBeVisible();
  },
};
