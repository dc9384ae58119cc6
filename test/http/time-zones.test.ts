import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const ROOT = '/api/v1';
const KIRIBATI = 'Pacific/Kiritimati';
const SAMOA = 'Pacific/Pago_Pago';

const filterOf = (field: object, operator: string, value: string): string =>
  JSON.stringify({ combinator: 'and', fieldForms: [{ id: '1', field, operator, values: [value] }] });
const system = (name: string) => ({ kind: 'system', name });

/** Notes of the evening, the night and the day around the start of June 3 in UTC. */
const CREATED = {
  evening: '2026-06-02T23:30:00Z',
  night: '2026-06-03T00:30:00Z',
  month: '2026-05-31T12:00:00Z',
} as const;

describe('days in filters', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let fieldId: string;
  const ids: Record<string, string> = {};

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`${ROOT}/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const live = (timeZone: string) => server().patch(`${ROOT}/preferences`).set(as(ada)).send({ timeZone }).expect(204);
  const notesBy = async (filter: string): Promise<string[]> => {
    const { body } = await server()
      .get(`${ROOT}/projects/${projectId}/notes`)
      .query({ filter })
      .set(as(ada))
      .expect(200);
    return body.items.map(({ title }: { title: string }) => title).toSorted();
  };
  const monthsOf = async (): Promise<Record<string, number>> => {
    const { body } = await server()
      .post(`${ROOT}/projects/${projectId}/row-groups`)
      .set(as(ada))
      .send({ objectType: 'NOTE', group: { kind: 'MONTH' } })
      .expect(200);
    return Object.fromEntries(body.items.map(({ key, count }: { key: string; count: number }) => [key, count]));
  };

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    for (const [title, at] of Object.entries(CREATED)) {
      ids[title] = await make(`projects/${projectId}/notes`, { title, markdown: 'It takes a day.' });
      await test.database.query(`UPDATE note SET created_at = $2 WHERE id = $1`, [ids[title], at]);
    }
    ids['held'] = await make(`projects/${projectId}/notes`, {
      title: 'held',
      occurredOn: '2026-06-03',
      markdown: 'A day.',
    });
    await test.database.query(`UPDATE note SET created_at = '2026-07-01' WHERE id = $1`, [ids['held']]);
    fieldId = await make(`projects/${projectId}/fields`, { objectType: 'NOTE', type: 'DATETIME', label: 'Signed' });
    const sign = (note: string, moment: string) =>
      server()
        .patch(`${ROOT}/notes/${ids[note]}/fields`)
        .set(as(ada))
        .send({ values: [{ fieldId, moment }] })
        .expect(200);
    await sign('evening', '2026-06-02T23:30:00Z');
    await sign('held', '2026-06-03T00:00:00Z');
  });
  afterAll(() => test.close());

  it.each([
    ['UTC', ['held', 'night']],
    [KIRIBATI, ['evening', 'held', 'night']],
    [SAMOA, ['held']],
  ])('are those of the reader, in %s %j', async (timeZone, titles) => {
    await live(timeZone);
    expect(await notesBy(filterOf(system('Date'), 'Is', '2026-06-03'))).toEqual(titles);
    const created = titles.filter((title) => title !== 'held');
    expect(await notesBy(filterOf(system('Created'), 'Is', '2026-06-03'))).toEqual(created);
  });

  it('of a conversation are the same in every time zone', async () => {
    for (const timeZone of [KIRIBATI, SAMOA, 'America/Havana']) {
      await live(timeZone);
      expect(await notesBy(filterOf(system('Date'), 'Is', '2026-06-03'))).toContain('held');
      expect(await notesBy(filterOf(system('Date'), 'IsAfter', '2026-06-03'))).toEqual([]);
      expect(await notesBy(filterOf(system('Date'), 'IsBefore', '2026-06-03'))).not.toContain('held');
    }
  });

  it('of fields are the same too, unless they have a time', async () => {
    const onTheThird = () => notesBy(filterOf({ kind: 'custom', fieldId }, 'Is', '2026-06-03'));
    await live(KIRIBATI);
    expect(await onTheThird()).toEqual(['evening', 'held']);
    await live('UTC');
    expect(await onTheThird()).toEqual(['held']);
  });

  it('begin months there, too', async () => {
    await live(KIRIBATI);
    expect(await monthsOf()).toEqual({ '2026-06': 4 });
    await live('UTC');
    expect(await monthsOf()).toEqual({ '2026-06': 3, '2026-05': 1 });
  });

  it('can be searched for', async () => {
    const found = async (): Promise<string[]> => {
      const { body } = await server()
        .get(`${ROOT}/search`)
        .query({ query: 'day on:2026-06-03' })
        .set(as(ada))
        .expect(200);
      const all: string[] = body.groups.flatMap(({ items }: { items: { id: string }[] }) => items.map(({ id }) => id));
      return Object.keys(ids)
        .filter((title) => all.includes(ids[title]!))
        .toSorted();
    };
    await live(KIRIBATI);
    expect(await found()).toEqual(['evening', 'held', 'night']);
    await live(SAMOA);
    expect(await found()).toEqual(['held']);
  });

  it('refuse a time zone without a name', async () => {
    for (const timeZone of ['+05:30', 'Mars/Olympus'])
      await server().patch(`${ROOT}/preferences`).set(as(ada)).send({ timeZone }).expect(400);
  });
});
