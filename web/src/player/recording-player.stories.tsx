import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../.storybook/answers.ts';
import { invalidateTouchedBy } from '../kernel/queries/invalidate.ts';
import { createDeck, type Deck } from './deck.ts';
import { changeSettings, playerSettings } from './player-settings.ts';
import type { Recording, RecordingMedia } from './recording-media.ts';
import { RecordingPlayer } from './recording-player.tsx';
import { sampleMarks, sampleMedia, sampleRecording, sampleVideo, sampleWaveform } from './sample-recording.ts';
import { useMedia } from './use-media.ts';

let deck: Deck;

const meta: Meta<typeof RecordingPlayer> = {
  title: 'Player/Recording',
  component: RecordingPlayer,
  args: { media: sampleMedia(), marks: sampleMarks, stops: () => [1_000, 4_000, 8_000] },
  beforeEach: () => {
    const before = playerSettings.get();
    localStorage.removeItem('evident-positions');
    // A browser plays sound only after a real click.
    changeSettings({ muted: true, speed: 1, skipSilence: false, largePicture: false });
    const restore = answering({ 'GET /api/v1/files/f1/media/waveform': sampleWaveform })();
    return () => {
      changeSettings(before);
      restore();
    };
  },
  render: function Shown(args) {
    const [made] = useState(createDeck);
    const [recording] = useState<Recording>(sampleRecording);
    deck = made;
    useEffect(() => () => made.unload(), [made]);
    return <RecordingPlayer {...args} deck={made} recording={recording} />;
  },
};
export default meta;
type Story = StoryObj<typeof RecordingPlayer>;

const second = (canvas: ReturnType<typeof within>) =>
  Number(canvas.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'));

export const Audio: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await waitFor(() => expect(second(canvas)).toBeGreaterThan(0));
    await userEvent.keyboard('k');
    await canvas.findByRole('button', { name: 'Play' });
    await userEvent.click(canvas.getByRole('button', { name: 'Forward 10 seconds' }));
    await waitFor(() => expect(second(canvas)).toBeGreaterThanOrEqual(11));
    await userEvent.keyboard('[[');
    await waitFor(() => expect(second(canvas)).toBe(8));
    await userEvent.keyboard('>');
    await expect(canvas.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.25');
    await waitFor(() => expect(deck.element.playbackRate).toBe(1.25));
  },
};

/** A member without full access: the recording is withheld, then its redacted version is ready. */
function Followed() {
  const client = useQueryClient();
  const media = useMedia('f1');
  const [made] = useState(createDeck);
  const [recording] = useState<Recording>(sampleRecording);
  useEffect(() => {
    deck = made;
    return () => made.unload();
  }, [made]);
  const change = { kind: 'redaction:changed', fileId: 'f1', noteId: 'n1', projectId: 'p1' } as const;
  return (
    <>
      <button type="button" onClick={() => void invalidateTouchedBy(client, change)}>
        Event
      </button>
      <RecordingPlayer deck={made} recording={recording} media={media} />
    </>
  );
}

const server = { media: sampleMedia() as RecordingMedia | null };
const notThere = () => refusal(404, 'NotFound', 'File not found');

export const SwitchesToTheRedactedVersion: Story = {
  beforeEach: () => {
    server.media = sampleMedia();
    return answering({
      'GET /api/v1/files/f1/media': () => server.media ?? notThere(),
      'GET /api/v1/files/f1/media/waveform': sampleWaveform,
    })();
  },
  render: () => <Followed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const event = () => userEvent.click(canvas.getByRole('button', { name: 'Event' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await waitFor(() => expect(deck.element.readyState).toBeGreaterThan(1));
    deck.element.currentTime = 6;
    let loads = 0;
    deck.element.addEventListener('loadstart', () => (loads += 1));

    server.media = sampleMedia({ version: 'redacted' });
    await event();
    await waitFor(() => expect(loads).toBe(1));
    await waitFor(() => expect(deck.element.readyState).toBeGreaterThan(1));
    await expect(deck.now()).toBeGreaterThanOrEqual(6_000);
    await expect(deck.state.get().playing).toBe(true);

    server.media = null;
    await event();
    await canvas.findByText('This recording is hidden until its redacted version is ready.');
    await expect(deck.element).not.toHaveAttribute('src');
    await expect(deck.element.readyState).toBe(0);

    server.media = sampleMedia({ version: 'redacted again' });
    await event();
    await waitFor(() => expect(deck.element.readyState).toBeGreaterThan(1));
    await expect(deck.now()).toBeGreaterThanOrEqual(6_000);
  },
};

export const SkipsSilence: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip silence' }));
    await waitFor(() => expect(deck.element.readyState).toBeGreaterThan(1));
    const passed: number[] = [];
    deck.onTime((ms) => passed.push(ms));
    deck.seek(4_900);
    deck.play();
    await waitFor(() => expect(deck.now()).toBeGreaterThan(6_900));
    await expect(passed.filter((ms) => ms > 5_500 && ms < 6_500)).toEqual([]);
    deck.pause();
  },
};

export const Video: Story = {
  args: { media: sampleVideo() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('slider', { name: 'Position' });
    const { left, width, top } = bar.getBoundingClientRect();
    await fireEvent.pointerMove(bar, { clientX: left + width * 0.15, clientY: top + 4 });
    await canvas.findByText('0:01');
    await canvas.findByText('I never trust the first number');
    await userEvent.click(canvas.getByRole('button', { name: 'Larger picture' }));
    await canvas.findByRole('button', { name: 'Smaller picture' });
  },
};

export const Preparing: Story = {
  args: { media: sampleVideo({ state: 'PROCESSING', progress: 0.43, storyboard: null }) },
};

export const Waiting: Story = {
  args: {
    media: sampleVideo({ state: 'WAITING', progress: 0, waiting: { reason: 'AHEAD', ahead: 3 }, storyboard: null }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Waiting: 3 recordings of this workspace first');
  },
};

export const WaitingForItsTurn: Story = {
  args: {
    media: sampleVideo({ state: 'WAITING', progress: 0, waiting: { reason: 'TURN', ahead: 0 }, storyboard: null }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Next of this workspace. It starts when the server is free.');
  },
};

export const Failed: Story = {
  args: {
    media: sampleMedia({ state: 'FAILED', message: 'The file ends in the middle.', waveform: null }),
    onRetry: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
