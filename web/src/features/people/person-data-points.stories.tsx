import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ADA } from './examples.ts';
import { PersonDataPoints } from './person-data-points.tsx';

const path = `GET /api/v1/people/${ADA}/data-points`;
const point = {
  id: 'd1',
  channelId: 'c1',
  channelTitle: 'App reviews',
  source: 'CSV',
  externalId: '1',
  externalUrl: null,
  saidAt: '2026-03-02T10:00:00.000Z',
  title: '',
  text: 'Since the update the dashboard never loads.',
  tags: [],
  author: 'Ada',
  fields: {},
  copies: 0,
  themeId: null,
  themed: true,
};
const meta: Meta<typeof PersonDataPoints> = {
  title: 'People/Data points',
  component: PersonDataPoints,
  args: { personId: ADA },
  beforeEach: answering({ [path]: { items: [point, { ...point, id: 'd2', title: 'Slow' }], next: null } }),
};
export default meta;
type Story = StoryObj<typeof PersonDataPoints>;

export const Written: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'App reviews' })).toHaveAttribute(
      'href',
      '/channels/c1/data/d1',
    );
    await expect(canvas.getByRole('link', { name: 'Slow' })).toHaveAttribute('href', '/channels/c1/data/d2');
  },
};
export const None: Story = {
  beforeEach: answering({ [path]: { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No data points')).toBeVisible();
  },
};
