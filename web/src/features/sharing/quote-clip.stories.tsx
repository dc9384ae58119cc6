import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QuoteClip } from './quote-clip.tsx';

const meta: Meta<typeof QuoteClip> = {
  title: 'Public page/Clip of a quote',
  component: QuoteClip,
  args: {
    words: {
      text: 'I never trust the first number',
      speaker: 'Eli',
      startMs: 1000,
      lost: false,
      picture: null,
      clip: { clipId: 'c1', clipDuration: 2.5, video: true },
    },
  },
};
export default meta;

export const Playable: StoryObj<typeof QuoteClip> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Play/ })).toBeVisible();
  },
};
