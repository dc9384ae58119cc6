import { join } from 'node:path';
import * as Y from 'yjs';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import type { Row } from './row.ts';
import { withStarted } from './started.ts';
import { step } from './step.ts';
import { withBareServer } from './with-bare-server.ts';

const PEOPLE = 50;
const LETTERS = 40;
/** Pause of each person between two letters. */
const PAUSE_MS = 300;
const LIMIT_MS = 300_000;

const p95 = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]!;
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

interface Seen {
  readonly delay: number;
  /** Different texts at the end; 1 if all agree. */
  readonly texts: number;
}

/** 50 people type in one note: how soon all others have a letter, and whether they end with the same text. */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer, databaseUrl }) => {
    const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Together' });
    const { id: noteId } = await newcomer.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
      markdown: Array.from({ length: PEOPLE }, (_, person) => `Paragraph ${person}.`).join('\n\n'),
    });
    const ours = await step(
      'Typing together in the product',
      () => together(`${product.url.replace('http', 'ws')}/collaboration`, noteId, newcomer.token),
      LIMIT_MS,
    );
    const bare = await step(
      'Typing together in bare Hocuspocus',
      () =>
        withBareServer(
          databaseUrl,
          (address) => together(address.replace('http', 'ws'), noteId, 'token'),
          join(import.meta.dirname, 'bare-rooms.ts'),
        ),
      LIMIT_MS,
    );
    return [
      {
        what: `${PEOPLE} people typing in one note: time until all others see a letter, p95`,
        against: 'bare Hocuspocus, which checks no rights and stores nothing',
        measured: ours.delay / bare.delay,
        unit: '×',
        atMost: 1.3,
        note: `${ours.delay.toFixed(0)} ms against ${bare.delay.toFixed(0)} ms; ${LETTERS} letters of each person`,
      },
      {
        what: 'different texts among them at the end',
        against: '',
        measured: ours.texts - 1,
        unit: 'texts',
        atMost: 0,
      },
    ];
  });

async function together(url: string, noteId: string, token: string): Promise<Seen> {
  const people: LiveNote[] = [];
  try {
    for (let person = 0; person < PEOPLE; person += 1) people.push(openLiveNote(url, noteId, token));
    await Promise.all(people.map((one) => one.synced()));
    await prepared(people);
    const delays = await typed(people);
    await Promise.all(people.map((one) => one.settled()));
    await until(() => new Set(people.map((one) => one.text())).size === 1, 10_000);
    return { delay: p95(delays), texts: new Set(people.map((one) => one.text())).size };
  } finally {
    for (const one of people) one.close();
  }
}

/** A bare server begins without paragraphs. */
async function prepared([first, ...others]: readonly LiveNote[]): Promise<void> {
  const content = first!.document.getXmlFragment('content');
  if (content.length === 0)
    content.push(
      Array.from({ length: PEOPLE }, () => {
        const paragraph = new Y.XmlElement('paragraph');
        paragraph.insert(0, [new Y.XmlText('Paragraph.')]);
        return paragraph;
      }),
    );
  await until(() => others.every((one) => one.document.getXmlFragment('content').length >= PEOPLE), 30_000);
}

/** Each person types in a paragraph of their own. A letter counts once the last of the others has it. */
async function typed(people: readonly LiveNote[]): Promise<number[]> {
  const sent = new Map<string, number>();
  const seen = new Map<string, { count: number; last: number }>();
  const delays: number[] = [];
  for (const { document } of people)
    document.on('update', (update: Uint8Array, _origin: unknown, _doc: Y.Doc, { local }: Y.Transaction) => {
      if (local) return;
      for (const { id } of Y.decodeUpdate(update).structs) {
        const key = `${id.client} ${id.clock}`;
        const began = sent.get(key);
        if (began === undefined) continue;
        const count = (seen.get(key)?.count ?? 0) + 1;
        seen.set(key, { count, last: performance.now() });
        if (count === people.length - 1) delays.push(performance.now() - began);
      }
    });
  await Promise.all(
    people.map(async ({ document }, person) => {
      await pause((person * PAUSE_MS) / PEOPLE);
      const block = document.getXmlFragment('content').get(person) as Y.XmlElement;
      for (let letter = 0; letter < LETTERS; letter += 1) {
        const clock = Y.getState(document.store, document.clientID);
        sent.set(`${document.clientID} ${clock}`, performance.now());
        (block.get(0) as Y.XmlText).insert(0, 'x');
        await pause(PAUSE_MS);
      }
    }),
  );
  await until(() => delays.length === PEOPLE * LETTERS, 30_000);
  return delays;
}

async function until(holds: () => boolean, limitMs: number): Promise<void> {
  for (const end = performance.now() + limitMs; !holds() && performance.now() < end;) await pause(20);
}
