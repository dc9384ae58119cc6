import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { kindOf } from './kinds.ts';
import { results } from './sample-results.ts';
import { SearchTabs } from './search-tabs.tsx';

const meta: Meta<typeof SearchTabs> = {
  title: 'Search/Tabs',
  component: SearchTabs,
  args: { chosen: null, groups: results.groups, total: results.total },
};
export default meta;
type Story = StoryObj<typeof SearchTabs>;

export const Counted: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Notes 12' })).toBeVisible();
  },
};
export const OneChosen: Story = { args: { chosen: kindOf('TAG') } };
export const BeforeASearch: Story = { args: { groups: undefined, total: undefined } };
