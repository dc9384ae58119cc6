import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../.storybook/answers.ts';
import { invalidateTouchedBy } from '../kernel/queries/invalidate.ts';
import { changeSettings, playerSettings } from './player-settings.ts';
import { PlayableContext, SharedVersionsContext } from './playable.ts';
import { sampleMedia, sampleRecording } from './sample-recording.ts';
import { SpanPlayer } from './span-player.tsx';

const meta: Meta<typeof SpanPlayer> = {
  title: 'Player/Spans',
  component: SpanPlayer,
  args: {
    label: 'Reel of doubts',
    spans: [
      { fileId: 'f1', startMs: 1_000, endMs: 1_600, title: 'I never trust the first number' },
      { fileId: 'f2', startMs: 4_000, endMs: 4_600, title: 'We only look at the first page' },
      { fileId: 'f1', startMs: 9_000, endMs: 9_600, title: 'So I ask somebody who knows' },
    ],
  },
  beforeEach: () => {
    const before = playerSettings.get();
    // A browser plays sound only after a real click.
    changeSettings({ muted: true, speed: 1 });
    return () => changeSettings(before);
  },
  decorators: [
    function WithSample(Show) {
      const [find] = useState(() => {
        const recording = sampleRecording();
        return (fileId: string) =>
          fileId === 'gone'
            ? Promise.reject(new Error('The recording was deleted.'))
            : Promise.resolve({ recording: { ...recording, fileId }, media: sampleMedia({ waveform: null }) });
      });
      return (
        <PlayableContext value={find}>
          <div style={{ maxWidth: 560 }}>
            <Show />
          </div>
        </PlayableContext>
      );
    },
  ],
};
export default meta;
type Story = StoryObj<typeof SpanPlayer>;

export const OneAfterAnother: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await canvas.findByText('2 of 3');
    await canvas.findByText('3 of 3');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await canvas.findByText('2 of 3');
  },
};

let replaced = false;
const tone = () => ({ ...sampleMedia({ waveform: null }), audio: sampleRecording().content });

function ForMembers(args: ComponentProps<typeof SpanPlayer>) {
  const client = useQueryClient();
  const replace = () => {
    replaced = true;
    void invalidateTouchedBy(client, { kind: 'redaction:changed', fileId: 'f1', noteId: 'n1', projectId: 'p1' });
  };
  return (
    <PlayableContext value={null}>
      <button type="button" onClick={replace}>
        Event
      </button>
      <SpanPlayer {...args} />
    </PlayableContext>
  );
}

/** Visitors get no events: the player looks while it plays. */
function ForVisitors(args: ComponentProps<typeof SpanPlayer>) {
  const [version, setVersion] = useState('original');
  const [media] = useState(tone);
  const versions = useMemo(
    () => ({ of: new Map([['f1', version]]), look: () => setVersion(replaced ? 'redacted' : 'original') }),
    [version],
  );
  const [find] = useState(() => async () => ({
    recording: { ...sampleRecording(), fileId: 'f1' },
    media: { ...media, version: replaced ? 'redacted' : 'original' },
  }));
  return (
    <PlayableContext value={find}>
      <SharedVersionsContext value={versions}>
        <button type="button" onClick={() => (replaced = true)}>
          Event
        </button>
        <SpanPlayer {...args} />
      </SharedVersionsContext>
    </PlayableContext>
  );
}

export const SwitchesToTheRedactedVersion: Story = {
  args: { spans: [{ fileId: 'f1', startMs: 1_000, endMs: 11_000 }] },
  beforeEach: () => {
    replaced = false;
    const [original, redacted] = [tone(), { ...tone(), version: 'redacted' }];
    return answering({
      'GET /api/v1/files/f1': { name: 'Interview 4.wav', mediaType: 'audio/wav' },
      'GET /api/v1/files/f1/media': () => (replaced ? redacted : original),
    })();
  },
  render: (args) => <ForMembers {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const loaded: string[] = [];
    const { load } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.load = function () {
      loaded.push(this.src);
      load.call(this);
    };
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
      const slider = canvas.getByRole('slider', { name: 'Position' });
      await waitFor(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(1));
      loaded.length = 0;
      await userEvent.click(canvas.getByRole('button', { name: 'Event' }));
      // Its source is removed, then the redacted version is loaded.
      await waitFor(() => expect(loaded).toHaveLength(1), { timeout: 8_000 });
      await waitFor(() => expect(Number(slider.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(2));
      await canvas.findByRole('button', { name: 'Pause' });
    } finally {
      HTMLMediaElement.prototype.load = load;
    }
  },
};

export const SwitchesOnAPublicPage: Story = {
  ...SwitchesToTheRedactedVersion,
  render: (args) => <ForVisitors {...args} />,
};

export const OneIsGone: Story = {
  args: { spans: [{ fileId: 'gone', startMs: 0, endMs: 1_000 }] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The recording was deleted.');
  },
};
