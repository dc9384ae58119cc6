import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QueryNotices } from './query-notices.tsx';

const meta: Meta<typeof QueryNotices> = {
  title: 'Search/Query notices',
  component: QueryNotices,
  args: {
    results: {
      notices: [{ part: 'OR', message: 'OR needs words before and after it.' }],
      widened: [],
      suggestedQuery: 'quarterly zeppelin ',
    },
    hashWith: (words) => `#q=${words}`,
    hashAsTyped: '#q=mttr+glossary%3Aoff',
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
export const Widened: Story = {
  args: {
    results: {
      notices: [],
      widened: [
        {
          typed: 'mttr',
          also: ['mean time to restore', 'time to recovery'],
          term: { id: 'term', name: 'MTTR', definition: 'From the start of an outage to its end.' },
        },
      ],
      suggestedQuery: null,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('mean time to restore')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search only what I typed' })).toHaveAttribute(
      'href',
      expect.stringContaining('glossary%3Aoff'),
    );
  },
};
export const Nothing: Story = { args: { results: { notices: [], widened: [], suggestedQuery: null } } };
