import { Editor } from '@tiptap/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as Y from 'yjs';
import { answering } from '../../.storybook/answers.ts';
import { documentExtensions } from '../editor/extensions.ts';
import { SpeakerNames } from '../editor/speaker-names.ts';
import { createNotePlayer, type NotePlayer } from './note-player.ts';
import { NoteRecording } from './note-recording.tsx';
import { changeSettings, playerSettings } from './player-settings.ts';
import { sampleMarks, sampleMedia, sampleRecording, sampleWaveform } from './sample-recording.ts';

const words = (start: number, text: string) =>
  text.split(' ').flatMap((word, at) => [
    ...(at > 0 ? [{ type: 'text', text: ' ' }] : []),
    {
      type: 'text',
      text: word,
      marks: [{ type: 'word', attrs: { start: start + at * 300, end: start + at * 300 + 250 } }],
    },
  ]);
const turn = (start: number, text: string) => ({
  type: 'turn',
  attrs: { speaker: 's', start, end: start + 2_000 },
  content: words(start, text),
});
const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] });
const TEXT = {
  type: 'doc',
  content: [
    heading('Doubts'),
    turn(1_000, 'I never trust the first number'),
    heading('Habits'),
    turn(8_000, 'We only look at the first page'),
  ],
};

let player: NotePlayer;

const meta: Meta<typeof NoteRecording> = {
  title: 'Player/Note recording',
  component: NoteRecording,
  args: { media: sampleMedia(), marks: sampleMarks },
  beforeEach: () => {
    const before = playerSettings.get();
    localStorage.removeItem('evident-positions');
    // A browser plays sound only after a real click.
    changeSettings({ muted: true, speed: 1, skipSilence: false, follow: true });
    const restore = answering({ 'GET /api/v1/files/f1/media/waveform': sampleWaveform })();
    return () => {
      changeSettings(before);
      restore();
    };
  },
  render: function Shown(args) {
    const place = useRef<HTMLDivElement>(null);
    const [editor, setEditor] = useState<Editor | null>(null);
    const [made] = useState(createNotePlayer);
    const [recordings] = useState(() => {
      const first = sampleRecording();
      return [first, { ...first, fileId: 'f2', name: 'Interview 5.wav' }];
    });
    player = made;
    useEffect(() => {
      made.files.set(recordings.map(({ fileId }) => fileId));
      const speakers = new Y.Doc().getMap('speakers');
      speakers.set('s', 'Participant 4');
      const text = new Editor({
        element: place.current,
        injectCSS: false,
        editable: false,
        editorProps: { attributes: { class: 'text', role: 'document', 'aria-label': 'Text' } },
        extensions: documentExtensions({ speakers: new SpeakerNames(speakers) }),
        content: TEXT,
      });
      // oxlint-disable-next-line react/set-state-in-effect -- the editor needs its mounted element
      setEditor(text);
      return () => {
        text.destroy();
        made.deck.unload();
      };
    }, [made, recordings]);
    return (
      <div>
        <NoteRecording {...args} player={made} editor={editor} recordings={recordings} />
        <div ref={place} />
      </div>
    );
  },
};
export default meta;

const spoken = () => [...(CSS.highlights.get('spoken-word') ?? [])].map(String);

export const WithText: StoryObj<typeof NoteRecording> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chapter = await canvas.findByRole('combobox', { name: 'Chapter' });
    await waitFor(() => expect(player.deck.element.readyState).toBeGreaterThan(1));
    await userEvent.selectOptions(chapter, '0:08 · Habits');
    await waitFor(() => expect(spoken()).toEqual(['We']));
    await waitFor(() => expect(player.deck.now()).toBe(8_000));
    await userEvent.click(canvas.getByRole('button', { name: 'Follow the words' }));
    await expect(canvas.getByRole('button', { name: 'Follow the words' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Recording' }), '2 of 2 · Interview 5.wav');
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Chapter' })).toBeNull());
  },
};

export const OnAPhone: StoryObj<typeof NoteRecording> = {
  decorators: [
    (Show) => (
      <div style={{ width: 358 }}>
        <Show />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Skip silence' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'More controls' }));
    await canvas.findByRole('button', { name: 'Skip silence' });
  },
};
