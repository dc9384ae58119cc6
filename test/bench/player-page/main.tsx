import '../../../web/src/theme/index.css';
import { getSchema, type Editor } from '@tiptap/core';
import { prosemirrorJSONToYXmlFragment } from '@tiptap/y-tiptap';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { documentExtensions } from '../../../web/src/editor/extensions.ts';
import type { LiveDocument } from '../../../web/src/editor/live-document.ts';
import { SpeakerNames } from '../../../web/src/editor/speaker-names.ts';
import { TextEditor } from '../../../web/src/editor/text-editor.tsx';
import { Providers } from '../../../web/src/kernel/providers.tsx';
import { createQueryClient } from '../../../web/src/kernel/queries/query-client.ts';
import { createNotePlayer } from '../../../web/src/player/note-player.ts';
import { NoteRecording } from '../../../web/src/player/note-recording.tsx';
import { changeSettings } from '../../../web/src/player/player-settings.ts';
import type { RecordingMedia } from '../../../web/src/player/recording-media.ts';
import { longTranscript } from './long-transcript.ts';
import { silentRecording } from './silent-recording.ts';

const FILE = 'f1';

function liveDocument(content: object): LiveDocument {
  const doc = new Y.Doc();
  const speakers = doc.getMap('speakers');
  speakers.set('ana', 'Ana');
  speakers.set('ben', 'Ben');
  const names = new SpeakerNames(speakers);
  const fragment = doc.getXmlFragment('content');
  prosemirrorJSONToYXmlFragment(getSchema(documentExtensions({ speakers: names })), content, fragment);
  const awareness = new Awareness(doc);
  return {
    doc,
    content: fragment,
    speakers: names,
    awareness,
    onArrival: () => () => undefined,
  } as unknown as LiveDocument;
}

const mediaOf = (durationMs: number): RecordingMedia => ({
  state: 'DONE',
  version: '',
  progress: 1,
  waiting: null,
  message: null,
  durationMs,
  hasVideo: false,
  hasAudio: true,
  width: null,
  height: null,
  playlist: null,
  audio: null,
  poster: null,
  storyboard: null,
  waveform: null,
});

const player = createNotePlayer();

function Note({ live, content, durationMs }: { live: LiveDocument; content: string; durationMs: number }) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [media] = useState(() => mediaOf(durationMs));
  const [recordings] = useState(() => [{ fileId: FILE, name: 'Interview.wav', mediaType: 'audio/wav', content }]);
  return (
    <main style={{ height: '100vh', overflow: 'auto' }}>
      <div style={{ width: 800, margin: 'auto' }}>
        <NoteRecording player={player} editor={editor} recordings={recordings} media={media} marks={[]} />
        <TextEditor live={live} label="Text" writing={false} me={null} onEditor={setEditor} />
      </div>
    </main>
  );
}

/** Opens a recording and its transcript, paused at `startMs`. Resolves once it can play. */
async function open(words: number, durationMs: number, startMs: number, speed: number): Promise<void> {
  const live = liveDocument(longTranscript(words, durationMs));
  const content = silentRecording(durationMs / 1000);
  changeSettings({ muted: true, speed });
  player.files.set([FILE]);
  createRoot(document.getElementById('app')!).render(
    <Providers client={createQueryClient()} forceColorScheme="light">
      <RouterProvider
        router={createMemoryRouter([
          { path: '*', element: <Note live={live} content={content} durationMs={durationMs} /> },
        ])}
      />
    </Providers>,
  );
  const { element } = player.deck;
  const isReady = () => element.readyState > 0 && document.querySelectorAll('[data-turn]').length > words / 50;
  while (!isReady()) await new Promise(requestAnimationFrame);
  player.seek(startMs, FILE);
  while (element.seeking) await new Promise(requestAnimationFrame);
  // Brings the words into sight.
  await play(1, true);
}

/** Plays for some seconds. Returns the milliseconds of the recording that passed. */
async function play(seconds: number, follows: boolean): Promise<number> {
  player.following.set(follows);
  const began = player.deck.now();
  player.deck.play();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  player.deck.pause();
  return player.deck.now() - began;
}

const marked = (): string[] => [...(CSS.highlights.get('spoken-word') ?? [])].map(String);
const scrolled = (): number => document.querySelector('main')!.scrollTop;

Object.assign(window, { open, play, marked, scrolled });
