import { type ImportFault, type RowNote, readyNote } from '@evident/domain/imports';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { seeded } from '../../test/builders/edit-scene.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { CancelImport, CancelImportHandler } from './cancel-import.ts';
import { GetImport, GetImportHandler } from './get-import.ts';
import type { ImportReader } from './import-reader.ts';
import { ImportWorker } from './run-import.ts';
import { StartImport, StartImportHandler } from './start-import.ts';

const clock = { now: () => new Date() };
const no = () => false;
const CORRECTOR = { correct: async () => undefined };
const fault = (row: number): ImportFault => ({ line: row + 2, cause: 'Too many cells', row: [`row ${row}`] });
const noteOf = (row: number, text: string): RowNote => ({
  line: row + 2,
  note: readyNote(
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
});

/** A table without a file: `fails` selects faulty rows, `textOf` gives the text of the others. */
interface Table {
  readonly rows: number;
  readonly fails: (row: number) => boolean;
  readonly textOf?: (row: number) => string;
  readonly notices?: string[];
}

describe('the rows of an imported table', () => {
  let stores: OpenStores;
  const tables = new Map<string, Table>();

  const reader: ImportReader = {
    read: ({ name }) =>
      Promise.resolve({
        kind: 'table',
        header: ['text'],
        hasHeader: true,
        headerLine: 1,
        rows: [],
        rowCount: tables.get(name)!.rows,
        faults: [],
        faultCount: 0,
        delimiter: ',',
        encoding: 'utf-8',
        notices: tables.get(name)!.notices ?? [],
        columns: [],
        mapping: { title: null, content: [0], date: null, tags: [] },
        dates: [null],
      }),
    async *rows({ name }) {
      const { rows, fails, textOf = (row: number) => `${name} ${row}` } = tables.get(name)!;
      for (let from = 0; from < rows; from += 500)
        yield Array.from({ length: Math.min(500, rows - from) }, (_, place) =>
          fails(from + place) ? fault(from + place) : noteOf(from + place, textOf(from + place)),
        );
    },
  };
  const storage = {
    read: async () => ({
      size: 1,
      bytes: (async function* () {
        yield Buffer.from('x');
      })(),
    }),
  } as unknown as FileStorage;

  beforeAll(async () => {
    stores = await openStores();
  });
  afterAll(() => stores.close());

  const member = async () => stores.people.member(await stores.people.team());
  const worker = (sliceMs?: number) =>
    new ImportWorker(stores.work, storage, reader, uuidV7, clock, CORRECTOR, yjsDocumentCodec, sliceMs);
  const view = (ada: Person, runId: string) => new GetImportHandler(stores.work).execute(new GetImport(ada, runId));

  async function started(ada: Person, projectId: string, name: string, table: Table): Promise<string> {
    tables.set(name, table);
    const fileId = uuidV7.newId();
    await stores.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at) VALUES ($1, $2, $3, $5, 'text/csv', 'Spreadsheet', 10, 'x', 'DONE', $4, now())`,
      [fileId, ada.teamId, projectId, ada.userId, name],
    );
    const start = new StartImport(ada, projectId, { files: [{ fileId }] });
    return new StartImportHandler(stores.work, uuidV7, clock).execute(start);
  }

  const turn = ({ teamId }: Person, runId: string) => ({ payload: { teamId, runId }, stopping: no, last: false });

  /** Runs a job per slice with retries, like the queue. Returns the number of jobs. */
  async function finished(ada: Person, runId: string, sliceMs?: number): Promise<number> {
    let faults = 0;
    for (let jobs = 1; ; jobs += 1) {
      try {
        if (!(await worker(sliceMs).run(turn(ada, runId)))) return jobs;
      } catch (error) {
        faults += 1;
        if (faults === 10) throw error;
      }
    }
  }

  const failedRows = async (runId: string) =>
    (
      await stores.database.query<{ row: number }>(
        'SELECT x.row_number AS row FROM import_failure x JOIN import_file f ON f.id = x.import_file_id WHERE f.import_run_id = $1 ORDER BY 1',
        [runId],
      )
    ).map(({ row }) => row);
  const titles = async (projectId: string, name: string) =>
    (
      await stores.database.query<{ title: string }>(
        'SELECT title FROM note WHERE project_id = $1 AND source_name = $2',
        [projectId, name],
      )
    ).map(({ title }) => title);

  async function everyRowOnce(ada: Person, projectId: string, name: string, runId: string): Promise<void> {
    const { rows, fails } = tables.get(name)!;
    const [failing, good] = [
      Array.from({ length: rows }, (_, row) => row).filter(fails),
      Array.from({ length: rows }, (_, row) => row).filter((row) => !fails(row)),
    ];
    expect(await view(ada, runId)).toMatchObject({
      state: 'done',
      made: good.length,
      recognised: 0,
      failed: failing.length,
      files: [{ done: rows }],
    });
    expect(await failedRows(runId)).toEqual(failing);
    expect((await titles(projectId, name)).sort()).toEqual(good.map((row) => `${name} ${row}`).sort());
  }

  it('all arrive when one of 1,100 fails', async () => {
    const ada = await member();
    const projectId = await stores.people.project(ada, 1);
    const runId = await started(ada, projectId, 'one-empty.csv', { rows: 1_100, fails: (row) => row === 1_050 });
    await finished(ada, runId);
    await everyRowOnce(ada, projectId, 'one-empty.csv', runId);
  });

  it.each([1, 2, 3])(
    'become notes or reported failures exactly once, in several imports at once in two workspaces (seed %i)',
    async (seed) => {
      const random = seeded(seed).next;
      const people = await Promise.all([member(), member()]);
      const imports = await Promise.all(
        people.flatMap((ada) =>
          [1, 2].map(async (number) => {
            const projectId = await stores.people.project(ada, 1);
            const [rows, share, cut] = [
              1 + Math.floor(random() ** 2 * 10_000),
              random() * 0.3,
              Math.floor(random() * 1e9),
            ];
            const name = `table-${ada.userId}-${number}.csv`;
            return {
              ada,
              projectId,
              name,
              runId: await started(ada, projectId, name, {
                rows,
                fails: (row) => (Math.imul(row + cut, 2_654_435_761) >>> 0) / 2 ** 32 < share,
              }),
            };
          }),
        ),
      );
      await Promise.all(imports.map(({ ada, runId }, place) => finished(ada, runId, place % 2 === 0 ? 0 : undefined)));
      for (const { ada, projectId, name, runId } of imports) await everyRowOnce(ada, projectId, name, runId);
    },
  );

  it('make way for other imports when their slice is used up, and continue where they were', async () => {
    const ada = await member();
    const projectId = await stores.people.project(ada, 1);
    const runId = await started(ada, projectId, 'sliced.csv', { rows: 9_500, fails: (row) => row % 100 === 99 });
    expect(await finished(ada, runId, 0)).toBeGreaterThan(2);
    await everyRowOnce(ada, projectId, 'sliced.csv', runId);
  });

  it('keep the notices of their file through every slice, without characters that a database refuses', async () => {
    const ada = await member();
    const projectId = await stores.people.project(ada, 1);
    const notices = ['Sheets not imported: “Codes”, “Notes”.', '3 formulas were left out.'];
    const sent = notices.map((notice) => notice.replace('Notes', 'No\0tes'));
    const runId = await started(ada, projectId, 'noticed.csv', { rows: 6_000, fails: no, notices: sent });
    const continues = { key: `${runId} continues`, group: ada.teamId };
    expect(await worker(0).run(turn(ada, runId))).toEqual({ continues });
    expect(await view(ada, runId)).toMatchObject({ state: 'waiting', files: [{ state: 'running', notices }] });
    await finished(ada, runId, 0);
    expect(await view(ada, runId)).toMatchObject({ state: 'done', made: 6_000, files: [{ notices }] });
  });

  it('that two imports of one project share are made once, in whatever order each has them', async () => {
    const ada = await member();
    const projectId = await stores.people.project(ada, 1);
    const shared = 6_000;
    const up = await started(ada, projectId, 'up.csv', {
      rows: shared,
      fails: (row) => row % 1_009 === 0,
      textOf: (row) => `shared ${row}`,
    });
    const down = await started(ada, projectId, 'down.csv', {
      rows: shared,
      fails: () => false,
      textOf: (row) => `shared ${shared - 1 - row}`,
    });
    await Promise.all([finished(ada, up), finished(ada, down)]);
    const made = await stores.database.query<{ title: string }>('SELECT title FROM note WHERE project_id = $1', [
      projectId,
    ]);
    expect(new Set(made.map(({ title }) => title)).size).toBe(shared);
    expect(made).toHaveLength(shared);
    const [one, other] = [await view(ada, up), await view(ada, down)];
    expect([one.state, other.state]).toEqual(['done', 'done']);
    expect(one.made + other.made).toBe(shared);
  });

  it('hold up nobody who cancels: that answers while a batch is being written', async () => {
    const ada = await member();
    const projectId = await stores.people.project(ada, 1);
    const runId = await started(ada, projectId, 'cancelled.csv', { rows: 8_000, fails: () => false });
    const [file] = await stores.work.perform(ada.teamId, ({ imports }) => imports.filesOf(runId));
    // A batch as far as it can get before its commit.
    await stores.work.perform(ada.teamId, async ({ imports }) => {
      await imports.hold(file!.id);
      await imports.saveFile({ ...file!, state: 'running' });
      await new CancelImportHandler(stores.work, clock).execute(new CancelImport(ada, runId));
      expect(await view(ada, runId)).toMatchObject({ state: 'cancelled', files: [{ state: 'cancelled' }] });
    });
    await finished(ada, runId);
    expect(await view(ada, runId)).toMatchObject({ state: 'cancelled', made: 0, files: [{ state: 'cancelled' }] });
  });
});
