import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HighlightList } from './highlight-list.tsx';
import { sampleHighlights } from './sample-highlights.ts';

const meta: Meta<typeof HighlightList> = {
  title: 'Highlights/List',
  component: HighlightList,
  args: { highlights: sampleHighlights, chosenId: 'h2', onChoose: fn() },
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
  },
};
