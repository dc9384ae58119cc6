import { splitBatch } from '@evident/domain/events';
import { type ImportRun, type ImportedFile, readyNote } from '@evident/domain/imports';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { BatchWriter, type TakenRow } from './batch-writer.ts';
import { noteOfImport } from './note-of-import.ts';

describe('batches of an import that are under way together', () => {
  let stores: OpenStores;
  let ada: Person;
  let run: ImportRun;
  let file: ImportedFile;

  beforeAll(async () => {
    stores = await openStores();
  });
  afterAll(() => stores.close());
  beforeEach(async () => {
    ada = await stores.people.member(await stores.people.team());
    const projectId = await stores.people.project(ada, 1);
    const fileId = uuidV7.newId();
    await stores.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at) VALUES ($1, $2, $3, 'all.csv', 'text/csv', 'Spreadsheet', 10, 'x', 'DONE', $4, now())`,
      [fileId, ada.teamId, projectId, ada.userId],
    );
    run = {
      id: uuidV7.newId(),
      teamId: ada.teamId,
      projectId,
      createdBy: ada.userId,
      createdAt: new Date(),
      state: 'waiting',
      finishedAt: null,
    };
    file = {
      id: uuidV7.newId(),
      teamId: ada.teamId,
      importRunId: run.id,
      fileId,
      name: 'all.csv',
      choice: {},
      state: 'waiting',
      nextRow: 0,
      totalRows: null,
      made: 0,
      recognised: 0,
      updated: 0,
      failed: 0,
      notices: [],
      problem: null,
    };
    await stores.work.perform(ada.teamId, async ({ imports }) => {
      await imports.save(run);
      await imports.saveFile(file);
    });
  });

  const writer = () => new BatchWriter(stores.work, run, file.id, 100, yjsDocumentCodec, uuidV7);
  const rows = (from: number, texts: readonly string[]): TakenRow[] =>
    texts.map((text, place) => ({
      number: from + place,
      made: noteOfImport(
        run,
        readyNote(
          {
            title: text,
            occurredOn: null,
            tags: [],
            language: null,
            speakers: [],
            content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
            raw: {},
          },
          text,
        ),
        { name: 'all.csv', row: from + place },
        uuidV7.newId(),
      ),
    }));
  const some = (from: number, count: number): TakenRow[] =>
    rows(
      from,
      Array.from({ length: count }, (_, place) => `row ${from + place}`),
    );
  const held = () => stores.work.perform(ada.teamId, async ({ imports }) => (await imports.hold(file.id))!);
  /** Counts notes, documents and search entries. The project has a document too, its readme. */
  const kept = async () =>
    (
      await stores.database.query<Record<'notes' | 'documents' | 'found', number>>(
        `SELECT (SELECT count(*)::int FROM note WHERE team_id = $1) AS notes, (SELECT count(*)::int FROM document WHERE team_id = $1 AND text <> '') AS documents,
       (SELECT count(*)::int FROM search_passage WHERE team_id = $1) AS found`,
        [ada.teamId],
      )
    )[0];
  const each = (count: number) => ({ notes: count, documents: count, found: count });

  it('are kept in their order, each whole: its notes, their words, and how far the file got', async () => {
    const all = writer();
    for (let from = 0; from < 100; from += 10) expect(await all.write(some(from, 10))).toBe(true);
    expect(await all.kept()).toBe(true);
    expect(await held()).toMatchObject({ state: 'running', nextRow: 100, totalRows: 100, made: 100, recognised: 0 });
    expect(await kept()).toEqual(each(100));
  });

  it('announce each note they created once, at most 1,000 in one event', async () => {
    const all = writer();
    await all.write([...some(0, 1_001), ...rows(1_001, ['row 0'])]);
    expect(await all.kept()).toBe(true);
    const events = (await stores.delivered(ada.teamId)).filter((event) => event.name === 'notes:imported');
    expect(events.map(({ payload }) => payload.noteIds.length)).toEqual([1_000, 1]);
    const created = events.flatMap(splitBatch);
    const notes = await stores.database.query<{ id: string }>('SELECT id FROM note WHERE team_id = $1', [ada.teamId]);
    expect(new Set(created.map(({ payload }) => 'noteId' in payload && payload.noteId))).toEqual(
      new Set(notes.map(({ id }) => id)),
    );
    expect(created[0]).toMatchObject({
      name: 'note:created',
      payload: { projectId: run.projectId, importId: run.id, by: ada.userId },
    });
  });

  it('know a row of the batch before again', async () => {
    const all = writer();
    await all.write(rows(0, ['one', 'two', 'three']));
    await all.write(rows(3, ['three', 'two', 'four']));
    await all.write(rows(6, ['four', 'one']));
    expect(await all.kept()).toBe(true);
    expect(await held()).toMatchObject({ nextRow: 8, made: 4, recognised: 4 });
    expect(await kept()).toEqual(each(4));
  });

  it('are not kept once the import was cancelled, and nothing of them stays', async () => {
    const all = writer();
    await all.write(some(0, 10));
    expect(await all.kept()).toBe(true);
    await stores.work.perform(ada.teamId, async ({ imports }) =>
      imports.save({ ...(await imports.find(run.id))!, state: 'cancelled' }),
    );
    await all.write(some(10, 10));
    await all.write(some(20, 10));
    expect(await all.write(some(30, 10))).toBe(false);
    expect(await all.kept()).toBe(false);
    await all.over();
    expect(await held()).toMatchObject({ nextRow: 10, made: 10 });
    expect(await kept()).toEqual(each(10));
  });

  it('give way where another worker went on: each row is there once', async () => {
    const [one, other] = [writer(), writer()];
    for (let from = 0; from < 20; from += 10)
      await Promise.allSettled([one.write(some(from, 10)), other.write(some(from, 10))]);
    const ends = await Promise.allSettled([one.kept(), other.kept()]);
    await Promise.all([one.over(), other.over()]);
    expect(ends.map(({ status }) => status)).toContain('rejected');
    const { nextRow, made } = await held();
    expect(made).toBe(nextRow);
    expect(await kept()).toEqual(each(made));
  });

  it('are gone with the one before them when that fails', async () => {
    const all = writer();
    const [broken, ...others] = some(0, 3);
    await all.write([{ ...broken!, number: 5 }, ...others]);
    await all.write(some(3, 3));
    await expect(all.kept()).rejects.toThrow('Another worker continues');
    await all.over();
    expect(await held()).toMatchObject({ nextRow: 0, made: 0 });
    expect(await kept()).toEqual(each(0));
  });
});
