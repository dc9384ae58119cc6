import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { HighlightList } from './highlight-list.tsx';
import { sampleHighlights } from './sample-highlights.ts';

const asked: Asked[] = [];
const meta: Meta<typeof HighlightList> = {
  title: 'Highlights/List',
  component: HighlightList,
  args: { highlights: sampleHighlights, chosenId: 'h2', onChoose: fn() },
  beforeEach: answering(
    { 'GET /api/v1/comment-counts': { items: [{ objectId: 'h2', open: 1, resolved: 0, comments: 2, unread: 1 }] } },
    asked,
  ),
  decorators: [
    (Show) => (
      <div style={{ maxWidth: 328, background: 'var(--surface)' }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;

export const InTextOrder: StoryObj<typeof HighlightList> = {
  play: async ({ canvasElement, args }) => {
    const rows = within(canvasElement).getAllByRole('button');
    await expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
    await userEvent.click(rows[2]!);
    await expect(args.onChoose).toHaveBeenCalledWith('h3');
    await expect(await within(canvasElement).findByText(/2 comments, new/)).toBeVisible();
    await expect(asked.filter(({ path }) => path === '/api/v1/comment-counts')).toHaveLength(1);
  },
};
