import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayableContext } from '../../player/playable.ts';
import { sampleMedia, sampleRecording } from '../../player/sample-recording.ts';
import { SharedReel } from './shared-reel.tsx';

const meta: Meta<typeof SharedReel> = {
  title: 'Public page/Reel',
  component: SharedReel,
  args: { title: 'Doubts', reel: { clip: null, state: 'PREPARING', captions: [] } },
};
export default meta;

export const Ready: StoryObj<typeof SharedReel> = {
  args: {
    reel: {
      clip: { clipId: 'c1', clipDuration: 7.5, video: false },
      state: 'READY',
      captions: [{ startMs: 0, endMs: 2000, text: 'I never trust the first number.', speaker: 'Eli' }],
    },
  },
  decorators: [
    (Show) => (
      <PlayableContext
        value={() => Promise.resolve({ recording: sampleRecording(), media: sampleMedia({ waveform: null }) })}
      >
        <Show />
      </PlayableContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvas.getByText(/first number/)).toBeVisible();
    await expect(canvas.queryAllByRole('link')).toEqual([]);
  },
};
export const InPreparation: StoryObj<typeof SharedReel> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This reel is being prepared')).toBeVisible();
  },
};

export const Empty: StoryObj<typeof SharedReel> = { args: { reel: { clip: null, state: 'EMPTY', captions: [] } } };
