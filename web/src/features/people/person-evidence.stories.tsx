import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ADA } from './examples.ts';
import { PersonEvidence } from './person-evidence.tsx';

const nothing = { items: [], next: null };
const meta: Meta<typeof PersonEvidence> = {
  title: 'People/Evidence',
  component: PersonEvidence,
  args: { personId: ADA, tab: 'notes' },
  beforeEach: answering({
    [`GET /api/v1/people/${ADA}/notes`]: {
      items: [
        {
          id: 'n1',
          projectId: 'p1',
          projectTitle: 'Dashboards',
          title: 'Interview 1',
          occurredOn: '2026-03-02',
          createdAt: '2026-03-02T10:00:00.000Z',
          speakers: [{ id: 's1', name: 'A. Lovelace' }],
        },
      ],
      next: null,
    },
    [`GET /api/v1/people/${ADA}/highlights`]: nothing,
    [`GET /api/v1/people/${ADA}/insights`]: nothing,
  }),
};
export default meta;
type Story = StoryObj<typeof PersonEvidence>;

export const Notes: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/speaks as A\. Lovelace/)).toBeVisible();
  },
};
export const NoHighlights: Story = {
  args: { tab: 'highlights' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No highlights yet')).toBeVisible();
  },
};
export const NoInsights: Story = {
  args: { tab: 'insights' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No insights yet')).toBeVisible();
  },
};
