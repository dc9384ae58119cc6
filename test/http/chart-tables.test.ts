import type { CoOccurrence, Crosstab, NoteFigures, Saturation } from '@evident/domain/charts';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const ROOT = '/api/v1';

describe('the tags of a project', () => {
  let test: TestApp;
  let ada: Person;
  let colleague: Person;
  let stranger: Person;
  let projectId: string;
  let plan: { id: string; settings: { options: { id: string; label: string }[] } };
  let paid: string;
  const tags: Record<string, string> = {};
  const notes: Record<string, string> = {};

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const make = async (path: string, body: object) =>
    (await server().post(`${ROOT}/${path}`).set(as(ada)).send(body).expect(201)).body;
  const ask = (table: string, query: Record<string, string> = {}, person = ada) =>
    server().get(`${ROOT}/projects/${projectId}/charts/${table}`).query(query).set(as(person));
  const answered = async <T>(table: string, query: Record<string, string> = {}): Promise<T> =>
    (await ask(table, query).expect(200)).body;
  const nameOf = (tagId: string) => Object.keys(tags).find((name) => tags[name] === tagId)!;

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    colleague = await test.people.member(team);
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    const { id: boardId } = await make(`projects/${projectId}/tag-boards`, { title: 'Themes' });
    const { id: groupId } = await make(`tag-boards/${boardId}/groups`, { title: 'All' });
    for (const title of ['Trust', 'Doubt', 'Price', 'Unused'])
      tags[title] = (await make(`tag-groups/${groupId}/tags`, { title })).id;
    for (const title of ['First', 'Second', 'Third'])
      notes[title] = (await make(`projects/${projectId}/notes`, { title, markdown: 'One two three four five.' })).id;
    const mark = (note: string, quote: string, ...names: string[]) =>
      make(`notes/${notes[note]}/highlights`, { quote, tagIds: names.map((name) => tags[name]) });
    await mark('First', 'One', 'Trust', 'Doubt');
    await mark('First', 'two', 'Trust');
    await mark('Second', 'two', 'Trust', 'Doubt', 'Price');
    await mark('Third', 'three', 'Price');
    await mark('Third', 'four');
    const { id: planId } = await make(`projects/${projectId}/fields`, {
      label: 'Plan',
      type: 'SELECT',
      objectType: 'NOTE',
      settings: { options: [{ label: 'Free' }, { label: 'Team' }], max: 2 },
    });
    plan = (await server().get(`${ROOT}/fields/${planId}`).set(as(ada)).expect(200)).body;
    paid = (await make(`projects/${projectId}/fields`, { label: 'Paid', type: 'BOOLEAN', objectType: 'NOTE' })).id;
    const [free, ofTeam] = plan.settings.options.map(({ id }) => id);
    const fill = (note: string, ...values: object[]) =>
      server().patch(`${ROOT}/notes/${notes[note]}/fields`).set(as(ada)).send({ values }).expect(200);
    await fill('First', { fieldId: plan.id, ids: [free] }, { fieldId: paid, boolean: false });
    await fill('Second', { fieldId: plan.id, ids: [free, ofTeam] }, { fieldId: paid, boolean: true });
  });
  afterAll(() => test.close());

  it('are counted in pairs on the same highlight', async () => {
    const { tags: used, pairs } = await answered<CoOccurrence>('co-occurrence');
    expect(used.map(({ title, highlights }) => [title, highlights])).toEqual([
      ['Trust', 3],
      ['Doubt', 2],
      ['Price', 2],
    ]);
    expect(
      Object.fromEntries(pairs.map(({ tagIds, highlights }) => [tagIds.map(nameOf).sort().join(), highlights])),
    ).toEqual({ 'Doubt,Trust': 2, 'Doubt,Price': 1, 'Price,Trust': 1 });
  });

  it('saturate over the notes, the oldest first', async () => {
    const { notes: rows } = await answered<Saturation>('saturation');
    expect(rows.map(({ title, tags: count, newTags, totalTags }) => [title, count, newTags, totalTags])).toEqual([
      ['First', 2, 2, 2],
      ['Second', 3, 1, 3],
      ['Third', 1, 0, 3],
    ]);
  });

  it('saturate by the day of the interview, or of creation for notes without one', async () => {
    const dated = (note: string, occurredOn: string | null) =>
      server().patch(`${ROOT}/notes/${notes[note]}`).set(as(ada)).send({ occurredOn }).expect(204);
    await dated('Third', '2020-03-01');
    await dated('Second', '2020-05-01');
    const { notes: rows } = await answered<Saturation>('saturation');
    expect(rows.map(({ title, happened, newTags }) => [title, happened, newTags])).toEqual([
      ['Third', true, 1],
      ['Second', true, 2],
      ['First', false, 0],
    ]);
    expect(rows[0]!.day).toBe('2020-03-01');
    await dated('Third', null);
    await dated('Second', null);
  });

  it('are counted by the values of a field, also of notes without one', async () => {
    const { label, columns, rows } = await answered<Crosstab>('crosstab', { fieldId: plan.id });
    expect(label).toBe('Plan');
    expect(columns.map((column) => [column.label, column.highlights])).toEqual([
      ['Free', 3],
      ['Team', 1],
      ['No value', 2],
    ]);
    expect(rows.map(({ title, counts }) => [title, ...counts])).toEqual([
      ['Trust', 3, 1, 0],
      ['Doubt', 2, 1, 0],
      ['Price', 1, 1, 1],
    ]);
  });

  it('are counted by yes and no', async () => {
    const { columns, rows } = await answered<Crosstab>('crosstab', { fieldId: paid });
    expect(columns.map(({ value, highlights }) => [value, highlights])).toEqual([
      ['true', 1],
      ['false', 2],
    ]);
    expect(rows.map(({ title, counts }) => [title, ...counts])).toEqual([
      ['Trust', 1, 2],
      ['Doubt', 1, 1],
      ['Price', 1, 0],
    ]);
  });

  it('are counted by the people that a field names, as far as the reader sees people', async () => {
    const { id: moderator } = await make(`projects/${projectId}/fields`, {
      label: 'Moderator',
      type: 'PERSON',
      objectType: 'NOTE',
    });
    const [cara, dan] = [(await make('people', { name: 'Cara' })).id, (await make('people', { name: 'Dan' })).id];
    for (const [note, ids] of [
      ['First', [cara]],
      ['Second', [cara, dan]],
    ] as const)
      await server()
        .patch(`${ROOT}/notes/${notes[note]}/fields`)
        .set(as(ada))
        .send({ values: [{ fieldId: moderator, ids }] })
        .expect(200);
    const { columns, rows } = await answered<Crosstab>('crosstab', { fieldId: moderator });
    expect(columns.map((column) => [column.value, column.label, column.highlights])).toEqual([
      [cara, 'Cara', 3],
      [dan, 'Dan', 1],
      [null, 'No value', 2],
    ]);
    expect(rows[0]).toMatchObject({ title: 'Trust', counts: [3, 1, 0] });
  });

  it('are counted by the months of the notes, by segments, and by who says them', async () => {
    const dated = (note: string, occurredOn: string | null) =>
      server().patch(`${ROOT}/notes/${notes[note]}`).set(as(ada)).send({ occurredOn }).expect(204);
    for (const [note, day] of [
      ['First', '2024-05-31'],
      ['Second', '2024-07-01'],
      ['Third', '2024-07-31'],
    ] as const)
      await dated(note, day);
    const counted = async (by: string) => {
      const { columns, rows } = await answered<Crosstab>('crosstab', { by });
      return [
        columns.map(({ label, highlights }) => [label, highlights]),
        rows.map(({ title, counts }) => [title, ...counts]),
      ];
    };
    expect(await counted('MONTH')).toEqual([
      [
        ['May 2024', 2],
        ['Jun 2024', 0],
        ['Jul 2024', 3],
      ],
      [
        ['Trust', 2, 0, 1],
        ['Doubt', 1, 0, 1],
        ['Price', 0, 0, 2],
      ],
    ]);
    await dated('Third', '2099-01-01');
    const { label, columns } = await answered<Crosstab>('crosstab', { by: 'WEEK' });
    expect([label, columns.length]).toEqual(['Week (without dates far in the future)', 6]);
    const figures = await answered<NoteFigures>('notes', { by: 'MONTH' });
    expect(figures.label).toBe('Month (without dates far in the future)');
    expect(figures.columns.map(({ notes: of }) => of)).toEqual([1, 0, 1]);
    const { id: eve } = await make('people', { name: 'Eve', details: { Role: 'nurse' } });
    await server().post(`${ROOT}/notes/${notes['First']}/people`).set(as(ada)).send({ personId: eve }).expect(200);
    expect(await counted('PERSON')).toEqual([
      [
        ['Eve', 2],
        ['Not a known person', 3],
      ],
      [
        ['Trust', 2, 1],
        ['Doubt', 1, 1],
        ['Price', 0, 2],
      ],
    ]);
    const form = {
      combinator: 'and',
      fieldForms: [{ id: '1', field: { kind: 'system', name: 'Name' }, operator: 'Is', values: ['Eve'] }],
    };
    await make('filters', { name: 'Eves', objectType: 'PERSON', projectId: null, form });
    expect(await counted('SEGMENT')).toEqual([
      [['Eves', 2]],
      [
        ['Trust', 2],
        ['Doubt', 1],
        ['Price', 0],
      ],
    ]);
    for (const note of ['First', 'Second', 'Third']) await dated(note, null);
    await ask('crosstab', { by: 'YEAR' }).expect(400);
    await ask('crosstab', { by: 'MONTH' }, stranger).expect(404);
  });

  it('are counted under a filter and in a date range', async () => {
    const filter = JSON.stringify({
      combinator: 'and',
      fieldForms: [{ id: '1', field: { kind: 'system', name: 'Title' }, operator: 'Is', values: ['second'] }],
    });
    expect((await answered<CoOccurrence>('co-occurrence', { filter })).pairs).toHaveLength(3);
    expect((await answered<Saturation>('saturation', { filter })).notes).toMatchObject([{ newTags: 3 }]);
    const past = { from: '2020-01-01', to: '2020-01-02' };
    expect(await answered<CoOccurrence>('co-occurrence', past)).toEqual({ tags: [], pairs: [] });
    expect((await answered<Crosstab>('crosstab', { ...past, fieldId: plan.id })).rows).toEqual([]);
  });

  it('are not crossed with fields of other objects, of other projects, or that do not exist', async () => {
    const text = { label: 'T', type: 'TEXT', objectType: 'INSIGHT' };
    const { id: insight } = await make(`projects/${projectId}/fields`, text);
    const other = await test.people.project(ada);
    const { id: apart } = await make(`projects/${other}/fields`, { label: 'P', type: 'BOOLEAN', objectType: 'NOTE' });
    await ask('crosstab').expect(400);
    await ask('crosstab', { fieldId: insight }).expect(400);
    await ask('crosstab', { fieldId: apart }).expect(404);
    await ask('crosstab', { fieldId: '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70' }).expect(404);
  });

  it('are not found by other workspaces and by colleagues without access', async () => {
    for (const person of [stranger, colleague])
      for (const table of ['co-occurrence', 'saturation', 'crosstab'])
        await ask(table, table === 'crosstab' ? { fieldId: plan.id } : {}, person).expect(404);
  });
});
