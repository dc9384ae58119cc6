import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleHighlights, sampleTag } from './sample-board.ts';
import { TagHighlights } from './tag-highlights.tsx';

const paged = { items: sampleHighlights, problem: null, again: fn(), more: null, loadingMore: false };
const meta: Meta<typeof TagHighlights> = {
  title: 'Tags/Tag highlights',
  component: TagHighlights,
  args: { tag: sampleTag, highlights: paged },
};
export default meta;
type Story = StoryObj<typeof TagHighlights>;

export const AtTheirPlaces: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/data/n1#highlight-h1');
    await expect(first).toHaveTextContent('1:21');
    await expect(
      within(canvasElement).getByText('these words are no longer in the note', { exact: false }),
    ).toBeVisible();
  },
};
export const None: Story = { args: { highlights: { ...paged, items: [] } } };
export const Coming: Story = { args: { highlights: { ...paged, items: undefined } } };
export const MoreToCome: Story = { args: { highlights: { ...paged, more: fn() } } };
