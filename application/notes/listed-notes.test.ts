import type { NoteFilter } from '@evident/domain/notes';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, type Messages, openMessages } from '../../test/support/messages.ts';
import { until } from '../../test/support/waiting.ts';
import { ReplaceContent } from '../content/replace-content.ts';
import { UploadFile } from '../files/upload-file.ts';
import { GetImport } from '../imports/get-import.ts';
import { StartImport } from '../imports/start-import.ts';
import { ListImportOrigins, ListNotes } from './queries.ts';
import { UpdateNote } from './update-note.ts';

describe('notes of a project, filtered and sorted', () => {
  let world: Messages;
  let ada: Person;
  let stranger: Person;
  let projectId: string;

  const list = async (filter: NoteFilter = {}, person = ada) =>
    (await world.ask(new ListNotes(person, projectId, filter, FIRST_PAGE))).items;
  const titles = async (filter: NoteFilter = {}, person = ada) =>
    (await list(filter, person)).map(({ title }) => title);
  /** Titles of all pages of a size. */
  const paged = async (filter: NoteFilter, limit: number): Promise<string[]> => {
    const seen: string[] = [];
    for (let cursor: string | null = null; ;) {
      const { items, next }: { items: { title: string }[]; next: string | null } = await world.ask(
        new ListNotes(ada, projectId, filter, { limit, cursor }),
      );
      seen.push(...items.map(({ title }) => title));
      if (next === null) return seen;
      cursor = next;
    }
  };
  const origins = async (archived = false, page = FIRST_PAGE, person = ada) =>
    world.ask(new ListImportOrigins(person, projectId, archived, page));
  const counted = async (archived = false) =>
    (await origins(archived)).items.map(({ name, noteCount }) => [name, noteCount]);

  beforeAll(async () => {
    world = await openMessages();
    ada = await world.people.member(await world.people.team());
    stranger = await world.people.member(await world.people.team());
  });
  beforeEach(async () => {
    projectId = await world.people.project(ada);
    for (const [title, source] of [
      ['Zoë about 100% cotton', 'zoe.vtt'],
      ['answer 2', 'survey.csv'],
      ['Answer 1', 'survey.csv'],
      ['Ben, by hand', null],
    ] as const) {
      const id = await world.note(ada, projectId, { title, markdown: 'Words.' });
      await world.database.query('UPDATE note SET source_name = $2 WHERE id = $1', [id, source]);
    }
  });
  afterAll(() => world.close());

  it('are newest first by default, or by creation, title or last change in both directions', async () => {
    const made = ['Zoë about 100% cotton', 'answer 2', 'Answer 1', 'Ben, by hand'];
    expect(await titles()).toEqual(made.toReversed());
    expect(await titles({ sort: 'CREATED', direction: 'ASC' })).toEqual(made);
    expect(await titles({ sort: 'TITLE' })).toEqual(['Answer 1', 'answer 2', 'Ben, by hand', 'Zoë about 100% cotton']);
    expect(await titles({ sort: 'TITLE', direction: 'DESC' })).toEqual([
      'Zoë about 100% cotton',
      'Ben, by hand',
      'answer 2',
      'Answer 1',
    ]);
    const [zoe] = await list({ title: 'zoë' });
    await world.ask(new ReplaceContent(ada, 'note', zoe!.id, { markdown: 'Other words.' }, null));
    expect((await titles({ sort: 'UPDATED' }))[0]).toBe('Zoë about 100% cotton');
    expect((await titles({ sort: 'UPDATED', direction: 'ASC' })).at(-1)).toBe('Zoë about 100% cotton');
  });

  it('are paged without duplicates in each order', async () => {
    for (const sort of ['DATE', 'CREATED', 'UPDATED', 'TITLE'] as const)
      for (const direction of ['ASC', 'DESC'] as const) {
        const seen = await paged({ sort, direction }, 1);
        expect(seen).toEqual(await titles({ sort, direction }));
        expect(seen).toHaveLength(4);
      }
  });

  it("are sorted by displayed date by default: the event's day, or else the creation time", async () => {
    for (const [title, occurredOn] of [
      ['answer 2', '2031-05-01'],
      ['Answer 1', '1999-12-31'],
    ] as const) {
      const { id } = (await list()).find((one) => one.title === title)!;
      await world.ask(new UpdateNote(ada, id, { occurredOn }));
    }
    const newest = ['answer 2', 'Ben, by hand', 'Zoë about 100% cotton', 'Answer 1'];
    expect(await titles()).toEqual(newest);
    expect(await titles({ sort: 'DATE', direction: 'ASC' })).toEqual(newest.toReversed());
    const dates = (await list()).map(({ occurredOn, createdAt }) => occurredOn ?? createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('of an imported table keep their row order within a day', async () => {
    const lines = Array.from({ length: 30 }, (_, row) => `2020-01-0${1 + (row % 2)},row ${row} says so`);
    const bytes = (async function* () {
      yield Buffer.from(`day,words\n${lines.join('\n')}\n`);
    })();
    const { id: fileId } = await world.ask(new UploadFile(ada, projectId, 'rows.csv', bytes, 'attachment'));
    const mapping = { title: null, content: [1], date: 0, tags: [] };
    const runId = await world.ask(new StartImport(ada, projectId, { files: [{ fileId, mapping }] }));
    await until(async () => (await world.ask(new GetImport(ada, runId))).state === 'done');
    const rows = Array.from({ length: 30 }, (_, row) => `row ${row} says so`);
    const expected = [...rows.filter((_, row) => row % 2 === 1), ...rows.filter((_, row) => row % 2 === 0)];
    expect(await paged({ importOrigin: ['rows.csv'] }, 7)).toEqual(expected);
  });

  it.each([
    ['answer', ['Answer 1', 'answer 2']],
    ['1 ANSWER', ['Answer 1']],
    ['ZOË cot', ['Zoë about 100% cotton']],
    ['100%', ['Zoë about 100% cotton']],
    ['%25', []],
    ['_', []],
    ['  ', ['Answer 1', 'answer 2', 'Ben, by hand', 'Zoë about 100% cotton']],
  ])('contain every word of %j in their title', async (title, found) => {
    expect(await titles({ sort: 'TITLE', title })).toEqual(found);
  });

  it('are those of a file, or those without one, written here', async () => {
    const sort = 'TITLE';
    expect(await titles({ sort, importOrigin: ['survey.csv'] })).toEqual(['Answer 1', 'answer 2']);
    expect(await titles({ sort, notImportOrigin: ['survey.csv'] })).toEqual(['Ben, by hand', 'Zoë about 100% cotton']);
    expect(await titles({ sort, notImportOrigin: ['survey.csv', 'zoe.vtt'] })).toEqual(['Ben, by hand']);
    expect(await titles({ sort, importOrigin: ['survey.csv', 'zoe.vtt'], title: '1' })).toEqual([
      'Answer 1',
      'Zoë about 100% cotton',
    ]);
    expect(await titles({ importOrigin: ['other.csv'] })).toEqual([]);
  });

  it('list their files, by number of notes, archived ones separately', async () => {
    expect(await counted()).toEqual([
      ['survey.csv', 2],
      ['zoe.vtt', 1],
    ]);
    const { next } = await origins(false, { limit: 1, cursor: null });
    expect((await origins(false, { limit: 5, cursor: next })).items.map(({ name }) => name)).toEqual(['zoe.vtt']);
    const [zoe] = await list({ importOrigin: ['zoe.vtt'] });
    await world.ask(new UpdateNote(ada, zoe!.id, { archived: true }));
    expect(await counted()).toEqual([['survey.csv', 2]]);
    expect(await counted(true)).toEqual([['zoe.vtt', 1]]);
    expect(await titles({ archived: 'true', importOrigin: ['zoe.vtt'] })).toEqual(['Zoë about 100% cotton']);
  });

  it('are hidden from other workspaces', async () => {
    expect(await titles({ importOrigin: ['survey.csv'] }, stranger)).toEqual([]);
    expect((await origins(false, FIRST_PAGE, stranger)).items).toEqual([]);
  });
});
