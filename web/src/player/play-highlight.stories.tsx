import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { closeClip } from './clip.ts';
import { ClipCorner } from './clip-corner.tsx';
import { changeSettings, playerSettings } from './player-settings.ts';
import { PlayHighlight } from './play-highlight.tsx';
import { PlayableContext } from './playable.ts';
import { sampleMedia, sampleRecording } from './sample-recording.ts';

const highlight = (id: string, text: string, startTime: number, endTime: number) => ({
  id,
  text,
  startMs: startTime * 1000,
  endMs: endTime * 1000,
  pdfHighlightAreas: [],
  audioVideo: {
    fileId: 'f1',
    startTime,
    endTime,
    snippetStartTime: startTime,
    snippetEndTime: endTime,
    type: 'AUDIO' as const,
  },
});

const meta: Meta<typeof PlayHighlight> = {
  title: 'Player/Highlight',
  component: PlayHighlight,
  args: { highlight: highlight('h1', 'I never trust the first number', 1, 11) },
  beforeEach: () => {
    const before = playerSettings.get();
    // A browser plays sound only after a real click.
    changeSettings({ muted: true, speed: 1 });
    closeClip();
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
          <PlayHighlight highlight={highlight('h2', '', 2, 11)} />
          <ClipCorner />
        </PlayableContext>
      );
    },
  ],
};
export default meta;

export const OneAtATime: StoryObj<typeof PlayHighlight> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play “I never trust the first number”' }));
    await canvas.findByRole('button', { name: 'Pause “I never trust the first number”' });
    const corner = within(await canvas.findByRole('complementary', { name: 'Clip' }));
    await waitFor(() => expect(Number(corner.getByRole('slider').getAttribute('aria-valuenow'))).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Play “Moment at 0:02–0:11”' }));
    await canvas.findByRole('button', { name: 'Pause “Moment at 0:02–0:11”' });
    await expect(canvas.getByRole('button', { name: 'Play “I never trust the first number”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the clip' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
  },
};
