import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { results } from './sample-results.ts';
import { SearchTabs } from './search-tabs.tsx';

const meta: Meta<typeof SearchTabs> = {
  title: 'Search/Tabs',
  component: SearchTabs,
  args: { chosen: 'Everything', counts: results.counts },
};
export default meta;
type Story = StoryObj<typeof SearchTabs>;

export const Counted: Story = {
  parameters: { address: '/search' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Notes 12' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Data/ })).toBeNull();
  },
};
export const Newer: Story = {
  parameters: { address: '/search-next' },
  args: {
    counts: results.counts.map((count) => (count.tab === 'Data' ? { ...count, total: 10_000, more: true } : count)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Data 10,000+' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contacts 1' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'People 2' })).toBeVisible();
  },
};
export const OneChosen: Story = { args: { chosen: 'Tags' } };
export const BeforeASearch: Story = { args: { counts: undefined } };
