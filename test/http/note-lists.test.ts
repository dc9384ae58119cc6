import request from 'supertest';
import type { TestApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

describe('notes of a project, filtered and sorted', () => {
  let test: TestApp;
  let ada: Person;
  let stranger: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const page = async (query: string) =>
    (await server().get(`/api/v1/projects/${projectId}/notes?${query}`).set(as(ada)).expect(200)).body;
  const titles = async (query: string): Promise<string[]> =>
    (await page(query)).items.map(({ title }: { title: string }) => title);
  const origins = async (query = ''): Promise<[string, number][]> =>
    (
      await server().get(`/api/v1/projects/${projectId}/import-origins?${query}`).set(as(ada)).expect(200)
    ).body.items.map(({ name, noteCount }: { name: string; noteCount: number }) => [name, noteCount]);
  const make = async (title: string, source: string | null): Promise<string> => {
    const { id } = (
      await server()
        .post(`/api/v1/projects/${projectId}/notes`)
        .set(as(ada))
        .send({ title, markdown: 'Words.' })
        .expect(201)
    ).body;
    await test.database.query('UPDATE note SET source_name = $2 WHERE id = $1', [id, source]);
    return id;
  };

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    stranger = await test.people.member(await test.people.team());
  });
  beforeEach(async () => {
    projectId = await test.people.project(ada);
    for (const [title, source] of [
      ['Zoë about 100% cotton', 'zoe.vtt'],
      ['answer 2', 'survey.csv'],
      ['Answer 1', 'survey.csv'],
      ['Ben, by hand', null],
    ] as const)
      await make(title, source);
  });
  afterAll(() => test.close());

  it('are newest first by default, or by creation, title or last change in both directions', async () => {
    const made = ['Zoë about 100% cotton', 'answer 2', 'Answer 1', 'Ben, by hand'];
    expect(await titles('')).toEqual(made.toReversed());
    expect(await titles('sort=CREATED&direction=ASC')).toEqual(made);
    expect(await titles('sort=TITLE')).toEqual(['Answer 1', 'answer 2', 'Ben, by hand', 'Zoë about 100% cotton']);
    expect(await titles('sort=TITLE&direction=DESC')).toEqual([
      'Zoë about 100% cotton',
      'Ben, by hand',
      'answer 2',
      'Answer 1',
    ]);
    const zoe = (await page('title=zoë')).items[0].id;
    await server().put(`/api/v1/notes/${zoe}/content`).set(as(ada)).send({ markdown: 'Other words.' }).expect(204);
    expect((await titles('sort=UPDATED'))[0]).toBe('Zoë about 100% cotton');
    expect((await titles('sort=UPDATED&direction=ASC')).at(-1)).toBe('Zoë about 100% cotton');
  });

  it.each(
    ['DATE', 'CREATED', 'UPDATED', 'TITLE'].flatMap((sort) => [
      `sort=${sort}&direction=ASC`,
      `sort=${sort}&direction=DESC`,
    ]),
  )('are paged without duplicates (%s)', async (query) => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { items, next }: { items: { title: string }[]; next: string | null } = await page(
        `${query}&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...items.map(({ title }) => title));
      cursor = next;
    }
    expect(seen).toEqual(await titles(query));
    expect(seen).toHaveLength(4);
  });

  it("are sorted by displayed date by default: the event's day, or else the creation time", async () => {
    for (const [title, day] of [
      ['answer 2', '2031-05-01'],
      ['Answer 1', '1999-12-31'],
    ] as const) {
      const { id } = (await page('sort=TITLE')).items.find((one: { title: string }) => one.title === title);
      await server().patch(`/api/v1/notes/${id}`).set(as(ada)).send({ occurredOn: day }).expect(204);
    }
    const newest = ['answer 2', 'Ben, by hand', 'Zoë about 100% cotton', 'Answer 1'];
    expect(await titles('')).toEqual(newest);
    expect(await titles('sort=DATE&direction=ASC')).toEqual(newest.toReversed());
    const dates = (await page('')).items.map(
      ({ occurredOn, createdAt }: { occurredOn: string | null; createdAt: string }) => occurredOn ?? createdAt,
    );
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('of an imported table keep their row order within a day', async () => {
    const {
      body: { id: fileId },
    } = await server()
      .post(`/api/v1/projects/${projectId}/files`)
      .set(as(ada))
      .attach(
        'file',
        Buffer.from(
          `day,words\n${Array.from({ length: 30 }, (_, row) => `2020-01-0${1 + (row % 2)},row ${row} says so`).join('\n')}\n`,
        ),
        'rows.csv',
      )
      .expect(201);
    const {
      body: { id: importId },
    } = await server()
      .post(`/api/v1/projects/${projectId}/imports`)
      .set(as(ada))
      .send({ files: [{ fileId, mapping: { title: null, content: [1], date: 0, tags: [] } }] })
      .expect(201);
    await until(async () => (await server().get(`/api/v1/imports/${importId}`).set(as(ada))).body.state === 'done');
    const rows = Array.from({ length: 30 }, (_, row) => `row ${row} says so`);
    const expected = [...rows.filter((_, row) => row % 2 === 1), ...rows.filter((_, row) => row % 2 === 0)];
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { items, next }: { items: { title: string }[]; next: string | null } = await page(
        `importOrigin=rows.csv&limit=7${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...items.map(({ title }) => title));
      cursor = next;
    }
    expect(seen).toEqual(expected);
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
    expect(await titles(`sort=TITLE&title=${encodeURIComponent(title)}`)).toEqual(found);
  });

  it('are those of a file, or those without one, written here', async () => {
    expect(await titles('importOrigin=survey.csv')).toEqual(['Answer 1', 'answer 2']);
    expect(await titles('notImportOrigin=survey.csv')).toEqual(['Ben, by hand', 'Zoë about 100% cotton']);
    expect(await titles('notImportOrigin=survey.csv&notImportOrigin=zoe.vtt')).toEqual(['Ben, by hand']);
    expect(await titles('importOrigin=survey.csv&importOrigin=zoe.vtt&title=1')).toEqual([
      'Answer 1',
      'Zoë about 100% cotton',
    ]);
    expect(await titles('importOrigin=other.csv')).toEqual([]);
  });

  it('list their files, by number of notes, archived ones separately', async () => {
    expect(await origins()).toEqual([
      ['survey.csv', 2],
      ['zoe.vtt', 1],
    ]);
    const { body } = await server()
      .get(`/api/v1/projects/${projectId}/import-origins?limit=1`)
      .set(as(ada))
      .expect(200);
    expect(await origins(`cursor=${body.next}`)).toEqual([['zoe.vtt', 1]]);
    const zoe = (await page('importOrigin=zoe.vtt')).items[0].id;
    await server().patch(`/api/v1/notes/${zoe}`).set(as(ada)).send({ archived: true }).expect(204);
    expect(await origins()).toEqual([['survey.csv', 2]]);
    expect(await origins('archived=true')).toEqual([['zoe.vtt', 1]]);
    expect(await titles('archived=true&importOrigin=zoe.vtt')).toEqual(['Zoë about 100% cotton']);
  });

  it('are hidden from others, and refuse unknown filters', async () => {
    for (const list of ['notes?importOrigin=survey.csv', 'import-origins']) {
      expect(
        (await server().get(`/api/v1/projects/${projectId}/${list}`).set(as(stranger)).expect(200)).body.items,
      ).toEqual([]);
    }
    for (const query of [
      'sort=RANK',
      'direction=UP',
      'title=%00',
      `title=${'x'.repeat(201)}`,
      'importOrigin=',
      'archived=maybe',
    ]) {
      await server().get(`/api/v1/projects/${projectId}/notes?${query}`).set(as(ada)).expect(400);
    }
  });
});
