import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { AddHighlights } from './add-highlights.tsx';
import { reelHighlight } from './sample-highlights.ts';
import { sampleReel } from './sample-reel.ts';

const meta: Meta<typeof AddHighlights> = {
  title: 'Reels/Add highlights',
  component: AddHighlights,
  args: { reel: sampleReel, readOnly: null, onAdd: fn() },
  beforeEach: answering({
    'GET /api/v1/projects/p1/highlights': {
      items: [
        reelHighlight('h1', 'I never trust the first number', 'f1'),
        reelHighlight('h9', 'So I ask somebody who knows', 'f1'),
        reelHighlight('h8', 'Written in a survey', null),
      ],
      next: null,
    },
  }),
};
export default meta;

export const AddsThoseWithSeconds: StoryObj<typeof AddHighlights> = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add highlights' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /ask somebody/ }));
    await expect(screen.queryByText('Written in a survey')).toBeNull();
    await expect(screen.getByText(/already in the reel/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add highlight' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ highlightId: 'h9', fileId: 'f1', startMs: 1000, endMs: 3000, cuts: [] }),
    ]);
  },
};
