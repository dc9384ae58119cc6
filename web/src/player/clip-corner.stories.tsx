import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { clipStore, closeClip } from './clip.ts';
import { ClipCorner } from './clip-corner.tsx';
import { changeSettings, playerSettings } from './player-settings.ts';
import { PlayableContext } from './playable.ts';
import { sampleMedia, sampleRecording } from './sample-recording.ts';

const meta: Meta<typeof ClipCorner> = {
  title: 'Player/Clip corner',
  component: ClipCorner,
  beforeEach: () => {
    const before = playerSettings.get();
    // A browser plays sound only after a real click.
    changeSettings({ muted: true, speed: 1 });
    clipStore.set({
      id: 'h1',
      title: 'I never trust the first number',
      span: { fileId: 'f1', startMs: 1_000, endMs: 11_000 },
    });
    return () => {
      changeSettings(before);
      closeClip();
    };
  },
  decorators: [
    function WithSample(Show) {
      const [find] = useState(() => {
        const recording = sampleRecording();
        return () => Promise.resolve({ recording, media: sampleMedia({ waveform: null }) });
      });
      return (
        <PlayableContext value={find}>
          <Show />
        </PlayableContext>
      );
    },
  ],
};
export default meta;

export const Playing: StoryObj<typeof ClipCorner> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const corner = within(await canvas.findByRole('complementary', { name: 'Clip' }));
    await userEvent.click(await corner.findByRole('button', { name: 'Pause' }));
    await corner.findByRole('button', { name: 'Play' });
    await expect(corner.getByText('I never trust the first number')).toBeVisible();
    await userEvent.click(corner.getByRole('button', { name: 'Close the clip' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
  },
};
