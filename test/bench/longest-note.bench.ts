import { noteInBrowser } from './note-in-browser.ts';
import type { Row } from './row.ts';

const CHARACTERS = 5_000_000;
const HIGHLIGHTS = 5_000;
const ROUNDS = 3;
const LIMIT_MS = 600_000;
const MB = 1_000_000;

/** A note of the maximum length in Chromium, against plain tiptap and Yjs that lay out only what is on screen. */
export async function measure(): Promise<Row[]> {
  const { ours, bare } = await noteInBrowser({
    characters: CHARACTERS,
    highlights: HIGHLIGHTS,
    keystrokes: 60,
    rounds: ROUNDS,
    against: 'lazy',
    limitMs: LIMIT_MS,
  });
  const against = 'bare tiptap + Yjs with content-visibility, same document';
  return [
    {
      what: `note of ${CHARACTERS.toLocaleString('en')} characters and ${HIGHLIGHTS.toLocaleString('en')} highlights, until painted`,
      against,
      measured: ours.ready / bare.ready,
      unit: '×',
      atMost: 1.5,
      note: `${(ours.ready / 1_000).toFixed(1)} s against ${(bare.ready / 1_000).toFixed(1)} s, median of ${ROUNDS}`,
    },
    {
      what: 'a keystroke in the longest note, p95',
      against,
      measured: ours.key / bare.key,
      unit: '×',
      atMost: 1,
      note: `${ours.key.toFixed(1)} ms against ${bare.key.toFixed(1)} ms: edit, styles and layout`,
    },
    {
      what: 'memory of the tab with the longest note',
      against,
      measured: ours.heap / bare.heap,
      unit: '×',
      atMost: 1.5,
      note: `JavaScript heap after a garbage collection: ${(ours.heap / MB).toFixed(0)} MB against ${(bare.heap / MB).toFixed(0)} MB`,
    },
  ];
}
