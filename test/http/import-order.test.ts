import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const ROWS = 30;
const PAST = '2026-03-01';
const titles = (file: string) => Array.from({ length: ROWS }, (_, row) => `${file} ${String(row).padStart(2, '0')}`);
const table = (file: string) =>
  ['Who,Also,Plan,Day,Comment', ...titles(file).map((name) => `${name},Cleo,Pro,${PAST},Words of ${name}`)].join('\n');
const MAPPING = { title: 0, content: [4], date: 3, tags: [], people: ['Who', 'Also'] };
const EXPECTED = [...titles('first'), ...titles('second')];

describe('the rows of imported tables', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;

  const { send, items, get } = peopleRequests(() => test);
  const upload = async (file: string): Promise<string> => {
    const sent = request(test.app.getHttpServer())
      .post(`/api/v1/projects/${projectId}/files`)
      .set({ Authorization: `Bearer ${ada.token}` })
      .attach('file', Buffer.from(table(file)), `${file}.csv`);
    return (await sent.expect(201)).body.id;
  };
  const named = (list: readonly Record<string, unknown>[]) => list.map(({ title, name }) => title ?? name);
  const listed = async (query: string) => named(await items(ada, `projects/${projectId}/notes?limit=100&${query}`));
  const rows = async (sort: object | null) =>
    named((await send('post', ada, `projects/${projectId}/rows?limit=100`, { objectType: 'NOTE', sort })).body.items);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    const files = [];
    for (const file of ['first', 'second']) files.push({ fileId: await upload(file), mapping: MAPPING });
    expect((await send('post', ada, `projects/${projectId}/imports`, { files })).status).toBe(201);
    await until(async () => (await items(ada, 'people?limit=100')).length === EXPECTED.length + 1);
  });
  afterAll(() => test.close());

  it('keep their order in lists and tables, file by file', async () => {
    expect(await rows(null)).toEqual(EXPECTED);
    expect(await listed('sort=CREATED')).toEqual(EXPECTED);
    expect(await listed('sort=UPDATED')).toEqual(EXPECTED);
  });

  it('keep their order among rows of the same day, sorted in both directions', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const sorted = await rows({ by: 'DATE', direction });
      for (const file of ['first', 'second'])
        expect(sorted.filter((title) => String(title).startsWith(file))).toEqual(titles(file));
    }
  });

  it('keep their order in the contacts that they name, newest first', async () => {
    const people = named(await items(ada, 'people?limit=100&sort=CREATED'));
    for (const file of ['first', 'second'])
      expect(people.filter((name) => String(name).startsWith(file))).toEqual(titles(file));
  });

  it('keep no columns whose contacts are on the note', async () => {
    const [note] = await items(ada, `projects/${projectId}/notes?limit=1`);
    const path = `notes/${note!['id'] as string}`;
    await until(async () => (await items(ada, `${path}/people`)).length === 2);
    expect((await get(ada, path).expect(200)).body.fields).toEqual({ Plan: 'Pro' });
    await send('patch', ada, path, { title: 'Someone else' });
    expect((await get(ada, path).expect(200)).body.fields).toEqual({ Plan: 'Pro' });
  });
});
