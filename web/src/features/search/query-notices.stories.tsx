import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QueryNotices } from './query-notices.tsx';

const meta: Meta<typeof QueryNotices> = {
  title: 'Search/Query notices',
  component: QueryNotices,
  args: {
    results: {
      notices: [{ part: 'OR', message: 'OR needs words before and after it.' }],
      suggestedQuery: 'quarterly zeppelin ',
    },
    hashWith: (words) => `#q=${words}`,
  },
};
export default meta;
type Story = StoryObj<typeof QueryNotices>;

export const NotUnderstoodAndMisspelled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/OR needs words/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Did you mean “quarterly zeppelin”?' })).toBeVisible();
  },
};
export const Nothing: Story = { args: { results: { notices: [], suggestedQuery: null } } };
