import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ItemFigures } from './item-figures.tsx';

const item = {
  id: 'i',
  type: 'INSIGHT',
  title: 'Prices confuse',
  views: 1200,
  readers: 30,
  lastReadOn: '2026-11-30',
  use: { publicLinks: 1, citations: 4 },
};
const meta: Meta<typeof ItemFigures> = { title: 'Analytics/Figures', component: ItemFigures };
export default meta;
type Story = StoryObj<typeof ItemFigures>;

export const MostRead: Story = {
  beforeEach: answering({
    'GET /api/v1/analytics/items': (_: unknown, { url }: Request) => ({
      items: new URL(url).searchParams.get('list') === 'UNREAD' ? [] : [item],
      next: null,
    }),
    'GET /api/v1/analytics/items/INSIGHT/i': { ...item, days: [], named: null },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: 'Most read' }));
    await expect(table.getByText('1,200')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Days of Prices confuse' }));
    await expect(await canvas.findByRole('img', { name: /Views by day/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('List'), 'UNREAD');
    await waitFor(() => expect(canvas.getByText('Everything older than 90 days was read')).toBeVisible());
  },
};
