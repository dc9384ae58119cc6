import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ReelHighlights } from './reel-highlights.tsx';
import { reelHighlight } from './sample-highlights.ts';

const meta: Meta<typeof ReelHighlights> = {
  title: 'Reels/Highlights to choose',
  component: ReelHighlights,
  args: { projectId: 'p1', room: 1, verb: (count) => `Add ${count}`, onAdd: fn() },
  beforeEach: answering({
    'GET /api/v1/projects/p1/highlights': {
      items: [
        reelHighlight('h1', 'I never trust the first number', 'f1'),
        reelHighlight('h9', 'So I ask a colleague', 'f1'),
      ],
      next: null,
    },
  }),
};
export default meta;

export const NoMoreThanTheReelTakes: StoryObj<typeof ReelHighlights> = {
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement);
    await expect(await choice.findByRole('button', { name: 'Add 0' })).toBeDisabled();
    await userEvent.click(await choice.findByRole('checkbox', { name: /ask a colleague/ }));
    await expect(choice.getByRole('checkbox', { name: /never trust/ })).toBeDisabled();
    await expect(choice.getByRole('button', { name: 'Add 1' })).toBeEnabled();
  },
};
