import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ItemReading } from './item-reading.tsx';

const reading = {
  id: 'i',
  type: 'INSIGHT',
  title: 'Prices confuse',
  views: 12,
  readers: 3,
  lastReadOn: '2026-11-30',
  use: { publicLinks: 1, citations: 4 },
  days: [{ day: '2026-11-30', views: 12, readers: 3 }],
};
const meta: Meta<typeof ItemReading> = {
  title: 'Analytics/Reading',
  component: ItemReading,
  args: { type: 'INSIGHT', id: 'i' },
};
export default meta;
type Story = StoryObj<typeof ItemReading>;

export const CountsOnly: Story = {
  beforeEach: answering({ 'GET /api/v1/analytics/items/INSIGHT/i': { ...reading, named: null } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/12 views by 3 members in 90 days/)).toBeVisible();
    await expect(canvas.getByText('Readers are not named in this workspace.')).toBeVisible();
  },
};

export const Named: Story = {
  beforeEach: answering({
    'GET /api/v1/analytics/items/INSIGHT/i': {
      ...reading,
      named: [{ id: 'ada', name: 'Ada Lovelace', lastReadOn: '2026-11-30' }],
    },
  }),
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Readers' }));
    await expect(list.getByText('Ada Lovelace')).toBeVisible();
  },
};
