import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleHighlight, sampleHighlights } from './sample-highlights.ts';
import { UsedTags } from './used-tags.tsx';

const meta: Meta<typeof UsedTags> = {
  title: 'Highlights/Used tags',
  component: UsedTags,
  args: { highlights: [...sampleHighlights, sampleHighlight({ id: 'h4' })], onShow: fn() },
  decorators: [
    (Show) => (
      <div style={{ maxWidth: 328 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;

export const MostUsedFirst: StoryObj<typeof UsedTags> = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    await expect(first).toHaveTextContent('Trust in the numbers2');
    await userEvent.click(first!);
    await expect(args.onShow).toHaveBeenCalledWith('t1');
  },
};
