import { join } from 'node:path';
import * as Y from 'yjs';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import type { Newcomer } from '../support/newcomer.ts';
import { withBareServer } from './with-bare-server.ts';
import type { Row } from './row.ts';
import { type Started, medianMs, withStarted } from './started.ts';
import { step } from './step.ts';

const CHARACTERS = 5_000_000;
const SENTENCE = 'I never trust the first number that somebody shows me, so I go and look where it comes from. ';
const PARAGRAPH = SENTENCE.repeat(5).trim();
const COUNTS = [0, 600, 2_000, 5_000];
const BURST = 2_000;

/** Large documents, many highlights, and bursts of typing. */
export const measure = (): Promise<Row[]> =>
  withStarted(async (started) => {
    const { newcomer } = started;
    const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Bench' });
    const note = async (markdown: string): Promise<string> =>
      (await newcomer.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, { markdown })).id;
    return [
      ...(await highlighting(newcomer, note)),
      await burst(started, await note('Start.')),
      await typingInLargeNote(started, note),
    ];
  });

/** Creates highlights in sequence and times some at each count. */
async function highlighting(newcomer: Newcomer, note: (markdown: string) => Promise<string>): Promise<Row[]> {
  const noteId = await note(
    Array.from({ length: 1_100 }, (_, n) => `${n}. ${PARAGRAPH}`.replace('. ', ': ')).join('\n\n'),
  );
  const { text } = await newcomer.ask<{ text: string }>('GET', `/notes/${noteId}/content`);
  let made = 0;
  const highlight = async (): Promise<void> => {
    const start = Math.floor((made * (text.length - 20)) / 6_000);
    made += 1;
    await newcomer.ask('POST', `/notes/${noteId}/highlights`, { start, end: start + 12 });
  };
  const highlights = async (number: number): Promise<void> => {
    for (let n = 0; n < number; n += 1) await highlight();
  };
  const rows: Row[] = [];
  for (const count of COUNTS) {
    await step(`Making ${count} highlights`, () => highlights(count - made), 600_000);
    const ms = await step(`Making one highlight beside ${count}`, () => medianMs(20, highlight));
    rows.push({
      what: `make one highlight in a note with ${count.toLocaleString('en')}`,
      against: '',
      measured: ms,
      unit: 'ms',
      atMost: 20,
      note: `note of ${text.length.toLocaleString('en')} characters, median of 20 requests`,
    });
  }
  return rows;
}

/** Sends single updates as fast as possible and waits until all are acknowledged. */
async function updatesASecond(live: LiveNote): Promise<number> {
  await live.synced();
  const content = live.document.getXmlFragment('content');
  if (content.length === 0) {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText('Start.')]);
    content.insert(0, [paragraph]);
  }
  const rates: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    for (let n = 0; n < BURST; n += 1) live.type('x');
    await live.settled();
    rates.push(BURST / ((performance.now() - began) / 1_000));
  }
  live.close();
  return Math.max(...rates);
}

async function burst({ product, newcomer, databaseUrl }: Started, noteId: string): Promise<Row> {
  const ours = await step('Typing a burst into the product', () =>
    updatesASecond(openLiveNote(`${product.url.replace('http', 'ws')}/collaboration`, noteId, newcomer.token)),
  );
  const theirs = await step('Typing a burst into bare Hocuspocus', () =>
    withBareServer(
      databaseUrl,
      (bare) => {
        const live = openLiveNote(bare.replace('http', 'ws'), noteId, 'token');
        return updatesASecond(live);
      },
      join(import.meta.dirname, 'bare-rooms.ts'),
    ),
  );
  return {
    what: 'burst of updates by one person, a second',
    against: 'bare Hocuspocus, which checks no rights and stores nothing',
    measured: ours / theirs,
    unit: '×',
    atLeast: 0.5,
    note: `${Math.round(ours)} stored against ${Math.round(theirs)} in memory, ${BURST} updates at once, best of three`,
  };
}

/** Latency of other requests while a client types into a note of the maximum size. */
async function typingInLargeNote(
  { product, newcomer }: Started,
  note: (markdown: string) => Promise<string>,
): Promise<Row> {
  const paragraphs = Math.floor((CHARACTERS - 10_000) / (PARAGRAPH.length + 2));
  const noteId = await step('Importing a note of 5,000,000 characters', () =>
    note(`${PARAGRAPH}\n\n`.repeat(paragraphs)),
  );
  const live = openLiveNote(`${product.url.replace('http', 'ws')}/collaboration`, noteId, newcomer.token);
  const times = async (seconds: number): Promise<number[]> => {
    const taken: number[] = [];
    for (const until = performance.now() + seconds * 1_000; performance.now() < until;) {
      const began = performance.now();
      await newcomer.ask('GET', '/projects?limit=1');
      taken.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return taken.toSorted((one, other) => one - other);
  };
  const p95 = (taken: readonly number[]): number => taken[Math.floor(taken.length * 0.95)]!;
  try {
    await step('Opening it', () => live.synced());
    live.type('First. ');
    await live.settled();
    const idle = await step('Reading while nobody types', () => times(10));
    const typing = setInterval(() => live.type('x'), 150);
    const busy = await step('Reading while somebody types', () => times(40));
    clearInterval(typing);
    return {
      what: 'delay of other requests while a note of 5,000,000 characters is typed in, p95',
      against: 'the same requests while nobody types',
      measured: p95(busy) - p95(idle),
      unit: 'ms',
      atMost: 50,
      note: `p95 ${Math.round(p95(busy))} against ${Math.round(p95(idle))} ms, longest ${Math.round(busy.at(-1)!)} ms, six letters a second for 40 seconds`,
    };
  } finally {
    live.close();
  }
}
