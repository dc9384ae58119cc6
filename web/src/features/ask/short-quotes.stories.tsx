import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleAnswer } from './sample-answers.ts';
import { ShortQuotes } from './short-quotes.tsx';

const meta: Meta<typeof ShortQuotes> = {
  title: 'Ask/Short quotes',
  component: ShortQuotes,
  args: { citations: sampleAnswer.citations, shownId: null, onShow: fn() },
};
export default meta;

export const Quotes: StoryObj<typeof ShortQuotes> = {
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    await userEvent.click(first!);
    await expect(args.onShow).toHaveBeenCalledWith(sampleAnswer.citations[0]);
  },
};
