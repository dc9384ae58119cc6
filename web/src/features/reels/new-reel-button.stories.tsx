import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { NewReelButton } from './new-reel-button.tsx';
import { reelHighlight } from './sample-highlights.ts';

const asked: Asked[] = [];
const meta: Meta<typeof NewReelButton> = {
  title: 'Reels/New reel',
  component: NewReelButton,
  args: { projectId: 'p1', reason: undefined, onMade: fn() },
  beforeEach: answering(
    {
      'GET /api/v1/projects/p1/highlights': {
        items: [
          reelHighlight('h1', 'I never trust the first number', 'f1'),
          reelHighlight('h9', 'So I ask a colleague', 'f1'),
        ],
        next: null,
      },
      'POST /api/v1/reels': { id: 'r1', skipped: 0 },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof NewReelButton>;

export const OfChosenHighlights: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'New reel' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /ask a colleague/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /never trust/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create reel of 2 highlights' }));
    await waitFor(() => expect(args.onMade).toHaveBeenCalledWith('r1'));
    await expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ highlightIds: ['h9', 'h1'] });
  },
};
export const Refused: Story = { args: { reason: 'You don’t have edit permissions in this project' } };
