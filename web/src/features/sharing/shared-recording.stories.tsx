import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayableContext } from '../../player/playable.ts';
import { sampleMedia, sampleRecording } from '../../player/sample-recording.ts';
import { SharedRecording } from './shared-recording.tsx';

const meta: Meta<typeof SharedRecording> = {
  title: 'Public page/Recording',
  component: SharedRecording,
  args: {
    recording: {
      fileId: 'f1',
      name: 'Interview 4',
      mediaType: 'audio/wav',
      durationMs: 12_000,
      video: false,
      version: 'v1',
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
};
export default meta;

export const Ready: StoryObj<typeof SharedRecording> = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Play' })).toBeVisible();
  },
};
