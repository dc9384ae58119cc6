import type { ImportedThread, ImportOutcome } from '@evident/domain/imports';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { WORK } from '../../api/kernel/kernel.module.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, type Messages, NOT_FOUND, openMessages } from '../../test/support/messages.ts';
import { ListThreads } from '../comments/queries.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { ListNotes } from '../notes/queries.ts';
import { ImportWorker } from './run-import.ts';
import { StartImport } from './start-import.ts';

const clock = { now: () => new Date() };
const said = (author: string, text: string) => ({ author, day: '2026-03-14', text });
const THREADS: readonly ImportedThread[] = [
  { place: { start: 18, end: 30 }, resolved: false, comments: [said('Ann Lee', 'Speed')] },
  { place: { start: 3, end: 14 }, resolved: true, comments: [said('Ann Lee', 'Why?'), said('', 'Ask @[someone]')] },
  { place: null, resolved: false, comments: [said('Ann Lee', 'Short call'), said('Ann Lee', ' ')] },
  { place: { start: 900, end: 910 }, resolved: false, comments: [said('Ann Lee', 'Elsewhere')] },
];
const OUTCOME: ImportOutcome = {
  kind: 'notes',
  format: 'DOCX',
  faults: [],
  notices: [],
  notes: [
    {
      title: 'Call',
      occurredOn: null,
      tags: [],
      language: null,
      speakers: [],
      content: doc(paragraph('We never used it.'), paragraph('It was slow.')),
      raw: {},
      threads: THREADS,
    },
  ],
};

describe('comments of an imported file', () => {
  let world: Messages;
  let ada: Person;
  let projectId: string;
  const storage = {
    read: async () => ({ size: 0, bytes: (async function* () {})() }),
  } as unknown as FileStorage;
  const reader = { read: async () => OUTCOME, rows: () => Promise.reject(new Error('no table')) as never };

  beforeAll(async () => {
    world = await openMessages();
    ada = await world.people.member(await world.people.team());
    projectId = await world.people.project(ada, 1);
  });
  afterAll(() => world.close());

  async function imported(): Promise<void> {
    const fileId = uuidV7.newId();
    await world.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at) VALUES ($1, $2, $3, 'call.docx', 'text/plain', 'Document', 10, 'x', 'DONE', $4, now())`,
      [fileId, ada.teamId, projectId, ada.userId],
    );
    const runId = await world.ask(new StartImport(ada, projectId, { files: [{ fileId }] }));
    const corrector = { correct: async () => undefined };
    await new ImportWorker(world.app.get(WORK.token), storage, reader, uuidV7, clock, corrector, yjsDocumentCodec).run({
      payload: { teamId: ada.teamId, runId },
      stopping: () => false,
      last: false,
    });
  }

  it('are threads on their words, by the member who imports, and are there once if the file is imported again', async () => {
    await imported();
    await imported();
    const { items } = await world.ask(new ListNotes(ada, projectId, {}, FIRST_PAGE));
    expect(items.map(({ title }) => title)).toEqual(['Call']);
    const of = { objectType: 'NOTE' as const, objectId: items[0]!.id };
    const threads = (await world.ask(new ListThreads(ada, of, FIRST_PAGE))).items;
    const shown = threads.map((thread) => ({
      words: thread.highlight?.text ?? null,
      resolved: thread.resolved !== null,
      texts: thread.comments.map(({ text }) => text),
    }));
    expect(shown).toEqual([
      {
        words: 'never used ',
        resolved: true,
        texts: ['Ann Lee, 2026-03-14:\nWhy?', '2026-03-14:\nAsk @ [someone]'],
      },
      { words: 'It was slow.', resolved: false, texts: ['Ann Lee, 2026-03-14:\nSpeed'] },
      { words: null, resolved: false, texts: ['Ann Lee, 2026-03-14:\nElsewhere'] },
      { words: null, resolved: false, texts: ['Ann Lee, 2026-03-14:\nShort call'] },
    ]);
    expect(threads.every(({ unread }) => !unread)).toBe(true);
    const stranger = await world.people.member(await world.people.team());
    await expect(world.ask(new ListThreads(stranger, of, FIRST_PAGE))).rejects.toMatchObject(NOT_FOUND);
  });
});
