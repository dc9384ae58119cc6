import { type ChartData, barsOf } from '@evident/domain/charts';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const ROOT = '/api/v1';
const FIRST = '**Ada** (0:21): I never trust it.\n\n**Benedict** (0:40): I always do.';
const SECOND = '**Ada** (1:05): Fridays I copy it by hand.';
const form = (combinator: 'and' | 'or', ...rows: [string, string, ...string[]][]): string =>
  JSON.stringify({
    combinator,
    fieldForms: rows.map(([name, operator, ...values], index) => ({
      id: String(index),
      field: { kind: 'system', name },
      operator,
      values,
    })),
  });

const shiftedBy = (days: number) => (day: string) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const [dayBefore, dayAfter] = [shiftedBy(-1), shiftedBy(1)];

describe('the chart of a project', () => {
  let test: TestApp;
  let ada: Person;
  let colleague: Person;
  let stranger: Person;
  let projectId: string;
  let groupId: string;
  let otherGroupId: string;
  const tags: Record<string, string> = {};
  const notes: string[] = [];

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`${ROOT}/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const ask = (query: Partial<Record<string, string>> = {}, person = ada) =>
    server().get(`${ROOT}/projects/${projectId}/charts/tags`).query(query).set(as(person));
  const chart = async (query: Partial<Record<string, string>> = {}): Promise<ChartData> =>
    (await ask(query).expect(200)).body;
  const listed = async (query: Record<string, string>): Promise<{ text: string; noteId: string }[]> =>
    (
      await server()
        .get(`${ROOT}/projects/${projectId}/highlights`)
        .query({ limit: '1000', ...query })
        .set(as(ada))
        .expect(200)
    ).body.items;
  const counts = async (query: Record<string, string> = {}) => {
    const { groups } = await chart(query);
    return Object.fromEntries(groups.flatMap((group) => group.tags.map(({ title, values }) => [title, values])));
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    colleague = await test.people.member(team);
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    const boardId = await make(`projects/${projectId}/tag-boards`, { title: 'Themes' });
    groupId = await make(`tag-boards/${boardId}/groups`, { title: 'Attitudes', color: 'teal' });
    otherGroupId = await make(`tag-boards/${boardId}/groups`, { title: 'Routines', color: 'red' });
    tags['Trust'] = await make(`tag-groups/${groupId}/tags`, { title: 'Trust' });
    tags['Doubt'] = await make(`tag-groups/${groupId}/tags`, { title: 'Doubt', color: 'pink' });
    tags['Fridays'] = await make(`tag-groups/${otherGroupId}/tags`, { title: 'Fridays' });
    tags['Unused'] = await make(`tag-groups/${otherGroupId}/tags`, { title: 'Unused' });
    notes.push(await make(`projects/${projectId}/notes`, { title: 'First', markdown: FIRST }));
    notes.push(
      await make(`projects/${projectId}/notes`, { title: 'Second', occurredOn: '2021-05-31', markdown: SECOND }),
    );
    const mark = (note: string, quote: string, ...names: string[]) =>
      make(`notes/${note}/highlights`, { quote, tagIds: names.map((name) => tags[name]) });
    await mark(notes[0]!, 'never trust', 'Trust', 'Doubt');
    await mark(notes[0]!, 'always do', 'Trust');
    await mark(notes[1]!, 'copy it', 'Fridays', 'Doubt');
    await mark(notes[1]!, 'hand');
  });
  afterAll(() => test.close());

  it('counts highlights, notes and characters of each tag', async () => {
    expect(await counts()).toEqual({
      Trust: { highlights: 2, notes: 1, characters: 20 },
      Doubt: { highlights: 2, notes: 2, characters: 18 },
      Fridays: { highlights: 1, notes: 1, characters: 7 },
      Unused: { highlights: 0, notes: 0, characters: 0 },
    });
  });

  it('counts a highlight with several tags of a group once', async () => {
    const { groups, total, untagged } = await chart();
    expect(groups.map(({ title, color, tagBoardTitle, values }) => [title, color, tagBoardTitle, values])).toEqual([
      ['Attitudes', 'teal', 'Themes', { highlights: 3, notes: 2, characters: 27 }],
      ['Routines', 'red', 'Themes', { highlights: 1, notes: 1, characters: 7 }],
    ]);
    expect(groups[0]!.tags.map(({ color }) => color)).toEqual(['teal', 'pink']);
    expect(total).toEqual({ highlights: 4, notes: 2, characters: 31 });
    expect(untagged).toEqual({ highlights: 1, notes: 1, characters: 4 });
  });

  it('has the numbers of the lists behind its bars, under every filter', async () => {
    const filters: { filter?: string; from?: string; to?: string }[] = [
      {},
      { filter: form('and', ['Content', 'Contains', 'trust']) },
      { filter: form('or', ['Content', 'Contains', 'hand'], ['Tags', 'HasAnyOf', tags['Doubt']!]) },
      { filter: form('and', ['Speakers', 'HasAnyOf', 'Ada'], ['Title', 'Is', 'second']) },
      { filter: form('and', ['TagGroup', 'HasNoneOf', otherGroupId]) },
      { from: '2020-01-01', to: '2100-01-01' },
      { from: '2020-01-01', to: '2020-01-02' },
      { from: '2021-05-01', to: '2021-05-31' },
    ];
    for (const query of filters) {
      const data = await chart(query);
      const within = (items: 'Tags' | 'TagGroup', id: string): string =>
        form(
          'and',
          [items, 'HasAnyOf', id],
          ...(query.to !== undefined
            ? ([
                ['Date', 'IsAfter', dayBefore(query.from!)],
                ['Date', 'IsBefore', dayAfter(query.to)],
              ] as [string, string, string][])
            : []),
        );
      const { filter } = query;
      for (const items of ['TAG', 'TAG_GROUP'] as const)
        for (const bar of barsOf(data, {
          metric: 'HIGHLIGHT_COUNT',
          items,
          collapsedGroupIds: [],
          hiddenItemIds: [],
        })) {
          const list = await listed({
            within: within(items === 'TAG' ? 'Tags' : 'TagGroup', bar.id),
            ...(filter === undefined ? {} : { filter }),
          });
          expect([bar.title, list.length]).toEqual([bar.title, bar.value]);
        }
      const list = await listed({
        within: within('TagGroup', groupId),
        ...(filter === undefined ? {} : { filter }),
      });
      expect(
        data.groups.find(({ id }) => id === groupId)?.values ?? { highlights: 0, notes: 0, characters: 0 },
      ).toEqual({
        highlights: list.length,
        notes: new Set(list.map(({ noteId }) => noteId)).size,
        characters: list.reduce((sum, { text }) => sum + text.length, 0),
      });
    }
  });

  it('counts by the date of the note, whenever the highlight was made', async () => {
    expect(await counts({ from: '2021-05-01', to: '2021-05-31' })).toMatchObject({
      Fridays: { highlights: 1 },
      Trust: { highlights: 0 },
    });
    expect(await counts({ from: '2022-01-01', to: '2100-01-01' })).toMatchObject({
      Fridays: { highlights: 0 },
      Trust: { highlights: 2 },
    });
  });

  it('refuses an incomplete or reversed date range, and a filter that is none', async () => {
    for (const query of [
      { from: '2026-01-01' },
      { to: '2026-01-01' },
      { from: '2026-01-02', to: '2026-01-01' },
      { from: '2026-02-30', to: '2026-03-01' },
      { from: 'soon', to: 'later' },
      { filter: 'x' },
      { filter: form('and', ['Nothing', 'Is', 'x']) },
    ])
      await ask(query).expect(400);
  });

  it('is not found by other workspaces and by colleagues without access', async () => {
    await ask({}, stranger).expect(404);
    await ask({}, colleague).expect(404);
  });

  it('does not count what is in the trash', async () => {
    const before = await counts();
    await server().delete(`${ROOT}/notes/${notes[1]}`).set(as(ada)).expect(200);
    expect(await counts()).toMatchObject({
      Doubt: { highlights: 1, notes: 1, characters: 11 },
      Fridays: { highlights: 0, notes: 0, characters: 0 },
    });
    expect((await chart()).total.highlights).toBe(2);
    const [{ id }] = (await server().get(`${ROOT}/trash`).set(as(ada)).expect(200)).body.items;
    await server().post(`${ROOT}/trash/${id}/restore`).set(as(ada));
    expect(await counts()).toEqual(before);
  });
});
