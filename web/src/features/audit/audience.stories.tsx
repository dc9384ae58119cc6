import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { Audience } from './audience.tsx';

const meta: Meta<typeof Audience> = {
  title: 'Audit/Audience',
  component: Audience,
  args: { objectType: 'NOTE', objectId: 'note' },
};
export default meta;
type Story = StoryObj<typeof Audience>;

const ada = { id: 'ada', name: 'Ada Lovelace', role: 'MANAGER', level: 'FULL', because: ['Added to the project'] };

export const WithLink: Story = {
  beforeEach: answering({
    'GET /api/v1/audiences/NOTE/note': {
      place: { type: 'PROJECT', id: 'project' },
      items: [ada, { ...ada, id: 'ben', name: 'Ben', level: 'READ', because: ['Group “Design”', 'Everyone'] }],
      next: null,
      links: [{ id: 'link', objectType: 'NOTE', objectId: 'note', expiresAt: null, password: true }],
      adminsWithout: 2,
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Members who can see this' }));
    await expect(list.getByText('Group “Design”; Everyone')).toBeVisible();
    await expect(list.getByText('Full access')).toBeVisible();
    await expect(await canvas.findByText(/A public link is open.*its password/)).toBeVisible();
    await expect(canvas.getByText(/2 admins have no access now/)).toBeVisible();
  },
};

export const Nobody: Story = {
  beforeEach: answering({
    'GET /api/v1/audiences/NOTE/note': {
      place: { type: 'PROJECT', id: 'project' },
      items: [],
      next: null,
      links: [],
      adminsWithout: 0,
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No member can see this')).toBeVisible();
  },
};
