import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering } from '../../../.storybook/answers.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MakeReelButton } from './make-reel-button.tsx';

const meta: Meta<typeof MakeReelButton> = {
  title: 'Reels/Make reel',
  component: MakeReelButton,
  args: { of: { source: { type: 'TAG', id: 't1' } }, reason: null, onMade: fn() },
  beforeEach: answering({ 'POST /api/v1/reels': { id: 'r1', skipped: 2 } }),
};
export default meta;
type Story = StoryObj<typeof MakeReelButton>;

export const OpensTheNewReel: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Make reel' }));
    await waitFor(() => expect(args.onMade).toHaveBeenCalledWith('r1'));
  },
};
export const Refused: Story = { args: { reason: 'You don’t have edit permissions in this project' } };
