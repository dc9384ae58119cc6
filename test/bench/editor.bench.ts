import { noteInBrowser } from './note-in-browser.ts';
import type { Row } from './row.ts';

const CHARACTERS = 100_000;
const HIGHLIGHTS = 500;
const ROUNDS = 5;

/** Compares a long note in Chromium with plain tiptap and Yjs. */
export async function measure(): Promise<Row[]> {
  const { ours, bare } = await noteInBrowser({
    characters: CHARACTERS,
    highlights: HIGHLIGHTS,
    keystrokes: 60,
    rounds: ROUNDS,
    against: 'bare',
  });
  return [
    {
      what: `note of ${CHARACTERS.toLocaleString('en')} characters and ${HIGHLIGHTS} highlights, until painted`,
      against: 'bare tiptap + Yjs',
      measured: ours.ready / bare.ready,
      unit: '×',
      atMost: 1.5,
      note: `${ours.ready.toFixed(0)} ms against ${bare.ready.toFixed(0)} ms, median of ${ROUNDS}`,
    },
    {
      what: 'a keystroke in it, p95',
      against: '',
      measured: ours.key,
      unit: 'ms',
      atMost: 16,
      note: `edit, styles and layout; bare ${bare.key.toFixed(1)} ms`,
    },
  ];
}
