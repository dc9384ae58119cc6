import type { NoteTranslation } from '@evident/domain/transcripts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { NoteTranscripts } from './note-transcripts.tsx';
import { sampleSettings, sampleTranscription } from './sample-transcripts.ts';
import { useSampleTurns } from './use-sample-turns.ts';

const asked: Asked[] = [];
const turns = (...texts: (string | null)[]): NoteTranslation['turns'] =>
  ['I never trust the first number.', 'Nobody checks it twice.'].map((source, at) => ({
    source,
    text: texts[at] ?? null,
    stale: false,
  }));
const translation = (more: Partial<NoteTranslation>): NoteTranslation => ({
  language: 'de',
  result: null,
  error: null,
  message: null,
  remaining: 0,
  turns: [],
  ...more,
});

const meta: Meta<typeof NoteTranscripts> = {
  title: 'Transcripts/Transcripts of a note',
  component: NoteTranscripts,
  args: { noteId: 'n', projectId: 'p', reason: undefined, onType: fn() },
  beforeEach: answering(
    {
      'GET /api/v1/notes/n/transcriptions': {
        available: true,
        items: [sampleTranscription({ fileId: 'f2', state: 'RUNNING', progress: 0.5 })],
      },
      'GET /api/v1/projects/p/transcription': sampleSettings,
      'GET /api/v1/notes/n/translations/de': translation({ remaining: 2, turns: turns() }),
      'POST /api/v1/notes/n/translations/de': translation({
        result: 'Success',
        turns: turns('Der ersten Zahl traue ich nie.', 'Niemand prüft sie zweimal.'),
      }),
      'DELETE /api/v1/transcriptions/t1': null,
      'POST /api/v1/notes/n/transcriptions': { id: 't2' },
    },
    asked,
  ),
  render: function Shown(args) {
    const place = useRef<HTMLDivElement>(null);
    const editor = useSampleTurns(place);
    return (
      <>
        <NoteTranscripts
          {...args}
          editor={editor}
          recordings={[
            { fileId: 'f1', name: 'first.mp3' },
            { fileId: 'f2', name: 'second.mp3' },
          ]}
        />
        <div ref={place} />
      </>
    );
  },
};
export default meta;
type Story = StoryObj<typeof NoteTranscripts>;

export const Translated: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Translation' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'German' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Translate' }));
    await expect(await canvas.findByText('Niemand prüft sie zweimal.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Translate' })).toBeNull());
  },
};
export const SecondRunning: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
export const Again: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Transcript' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Transcribe again' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        fileId: 'f1',
        language: null,
        replace: true,
      }),
    );
  },
};
