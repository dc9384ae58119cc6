import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

interface Row {
  id: string;
  title: string;
  text: string;
  tags: { title: string }[];
  values: { fieldId: string; shown: string }[];
}
interface Group {
  key: string | null;
  title: string;
  count: number;
  totals: unknown[];
}

const ROOT = '/api/v1';

describe('rows of views', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let role: { id: string; options: Record<string, string> };
  let score: string;
  const notes: Record<string, string> = {};
  const tags: Record<string, string> = {};

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`${ROOT}/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const ask = (body: object, query = '', person = ada) =>
    server()
      .post(`${ROOT}/projects/${projectId}/rows${query}`)
      .set(as(person))
      .send({ objectType: 'NOTE', ...body });
  const rows = async (body: object = {}, query = '', person = ada): Promise<Row[]> =>
    (await ask(body, query, person).expect(200)).body.items;
  const titles = async (body: object = {}, query = '') => (await rows(body, query)).map(({ title }) => title);
  const askGroups = (body: object, person = ada) =>
    server()
      .post(`${ROOT}/projects/${projectId}/row-groups`)
      .set(as(person))
      .send({ objectType: 'NOTE', ...body });
  const groups = async (body: object, person = ada): Promise<{ items: Group[]; total: number; totals: unknown[] }> =>
    (await askGroups(body, person).expect(200)).body;
  const counts = async (body: object) => (await groups(body)).items.map(({ title, count }) => [title, count]);
  const setValues = (changes: object[], person = ada, objectType = 'NOTE') =>
    server().put(`${ROOT}/projects/${projectId}/row-values`).set(as(person)).send({ objectType, changes });
  const shown = async (noteId: string, fieldId: string) =>
    (await rows()).find(({ id }) => id === noteId)?.values.find((value) => value.fieldId === fieldId)?.shown ?? null;
  const fieldOf = async (id: string) => (await server().get(`${ROOT}/fields/${id}`).set(as(ada)).expect(200)).body;
  const byRole = () => ({ group: { kind: 'SELECT', fieldId: role.id } });

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 1);
    const options = ['Nurse', 'Doctor', 'Patient'].map((label) => ({ label, color: '#aabbcc' }));
    const roleId = await make(`projects/${projectId}/fields`, {
      label: 'Role',
      type: 'SELECT',
      objectType: 'NOTE',
      settings: { options, max: 2 },
    });
    const { settings } = await fieldOf(roleId);
    role = {
      id: roleId,
      options: Object.fromEntries(settings.options.map(({ label, id }: { label: string; id: string }) => [label, id])),
    };
    score = await make(`projects/${projectId}/fields`, { label: 'Score', type: 'NUMBER', objectType: 'NOTE' });
    for (const [title, markdown] of [
      ['beta', 'We wait for hours.'],
      ['Alpha', 'Nobody answers. The form is long.'],
      ['gamma', 'It works.'],
    ] as const)
      notes[title] = await make(`projects/${projectId}/notes`, { title, markdown });
    const boardId = await make(`projects/${projectId}/tag-boards`, { title: 'Board' });
    const groupId = await make(`tag-boards/${boardId}/groups`, { title: 'Group' });
    for (const title of ['Waiting', 'Forms']) tags[title] = await make(`tag-groups/${groupId}/tags`, { title });
    await make(`notes/${notes['beta']}/highlights`, { quote: 'wait for hours', tagIds: [tags['Waiting']] });
    await make(`notes/${notes['Alpha']}/highlights`, { quote: 'Nobody answers', tagIds: [tags['Waiting']] });
    await make(`notes/${notes['Alpha']}/highlights`, {
      quote: 'The form is long',
      tagIds: [tags['Waiting'], tags['Forms']],
    });
    await make(`notes/${notes['gamma']}/highlights`, { quote: 'It works' });
    const values = (...chosen: string[]) => [{ fieldId: role.id, ids: chosen.map((label) => role.options[label]) }];
    await setValues([
      { objectId: notes['beta'], values: [...values('Nurse'), { fieldId: score, number: 10 }] },
      { objectId: notes['Alpha'], values: [...values('Nurse', 'Patient'), { fieldId: score, number: 9 }] },
    ]).expect(200);
  });
  afterAll(() => test.close());

  it('are notes with tags and values, newest first, a page at a time', async () => {
    const [first, second] = await rows();
    expect(first).toMatchObject({ title: 'gamma', text: 'It works.', values: [], highlightCount: 1, noteId: null });
    expect(second).toMatchObject({ title: 'Alpha', highlightCount: 2 });
    expect(second!.tags.map(({ title }) => title)).toEqual(['Forms', 'Waiting']);
    expect(second!.values).toContainEqual(expect.objectContaining({ fieldId: role.id, shown: 'Nurse; Patient' }));
    const { items, next } = (await ask({}, '?limit=2')).body;
    expect(items).toHaveLength(2);
    expect(await titles({}, `?limit=2&cursor=${next}`)).toEqual(['beta']);
  });

  it('are sorted by title and by fields, missing values last both ways', async () => {
    const by = (sort: object) => titles({ sort });
    expect(await by({ by: 'TITLE', direction: 'ASC' })).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await by({ by: 'FIELD', fieldId: score, direction: 'ASC' })).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await by({ by: 'FIELD', fieldId: score, direction: 'DESC' })).toEqual(['beta', 'Alpha', 'gamma']);
    expect(await by({ by: 'FIELD', fieldId: role.id, direction: 'ASC' })).toEqual(
      ['beta', 'Alpha', 'gamma'].sort((one, other) =>
        one === 'gamma' ? 1 : other === 'gamma' ? -1 : notes[one]! < notes[other]! ? -1 : 1,
      ),
    );
    expect((await by({ by: 'HIGHLIGHT_COUNT', direction: 'DESC' }))[0]).toBe('Alpha');
    const sort = { by: 'FIELD', fieldId: score, direction: 'DESC' };
    const { next } = (await ask({ sort }, '?limit=1')).body;
    expect(await titles({ sort }, `?cursor=${next}`)).toEqual(['Alpha', 'gamma']);
    await ask({ sort: { by: 'FIELD', fieldId: projectId, direction: 'ASC' } }).expect(400);
  });

  it('are counted in groups of a field, in the order of its options, and read group by group', async () => {
    expect(await counts(byRole())).toEqual([
      ['Nurse', 2],
      ['Doctor', 0],
      ['Patient', 1],
      ['', 1],
    ]);
    expect((await groups(byRole())).total).toBe(3);
    for (const { key, count } of (await groups(byRole())).items)
      expect(await rows({ ...byRole(), groupKey: key })).toHaveLength(count);
    await askGroups({ group: { kind: 'SELECT', fieldId: score } }).expect(400);
    await askGroups({ group: { kind: 'PERSON' } }).expect(400);
  });

  it('are counted by people, without names for members who do not see people', async () => {
    const fieldId = await make(`projects/${projectId}/fields`, { label: 'Host', type: 'PERSON', objectType: 'NOTE' });
    const personId = await make('people', { name: 'Grace' });
    await setValues([{ objectId: notes['beta'], values: [{ fieldId, ids: [personId] }] }]).expect(200);
    const group = { kind: 'PERSON', fieldId };
    expect(await counts({ group })).toEqual([
      ['Grace', 1],
      ['', 2],
    ]);
    await test.database.query(`UPDATE team SET people_access = 'MANAGERS' WHERE id = $1`, [ada.teamId]);
    try {
      const { items } = await groups({ group }, viewer);
      expect(items.map(({ title }) => title)).toEqual(['Contact hidden', '']);
      for (const { key, count } of items) expect(await rows({ group, groupKey: key }, '', viewer)).toHaveLength(count);
    } finally {
      await test.database.query(`UPDATE team SET people_access = 'EVERYONE' WHERE id = $1`, [ada.teamId]);
    }
  });

  it('are counted by tag, with a filter', async () => {
    const group = { kind: 'TAG' };
    expect(await counts({ objectType: 'HIGHLIGHT', group })).toEqual([
      ['Forms', 1],
      ['Waiting', 3],
      ['', 1],
    ]);
    expect(await counts({ group })).toEqual([
      ['Forms', 1],
      ['Waiting', 2],
      ['', 1],
    ]);
    const fieldForms = [
      { id: '1', field: { kind: 'system', name: 'Content' }, operator: 'Contains', values: ['long'] },
    ];
    const filter = { combinator: 'and', fieldForms };
    expect(await counts({ objectType: 'HIGHLIGHT', group, filter })).toEqual([
      ['Forms', 1],
      ['Waiting', 1],
    ]);
  });

  it('are highlights with the fields of their notes, and insights by publication', async () => {
    const highlights = await rows({ objectType: 'HIGHLIGHT', ...byRole(), groupKey: role.options['Patient'] });
    expect(highlights.map(({ text }) => text)).toEqual(['The form is long', 'Nobody answers']);
    expect(highlights[0]!.values.map((value) => value.shown)).toContain('Nurse; Patient');
    await make(`projects/${projectId}/insights`, { title: 'Long waits' });
    expect(await counts({ objectType: 'INSIGHT', group: { kind: 'PUBLISHED' } })).toEqual([
      ['Published', 0],
      ['Not published', 1],
    ]);
    expect(await titles({ objectType: 'INSIGHT' })).toEqual(['Long waits']);
  });

  it('leave out archived notes, unless the filter names them', async () => {
    const old = await make(`projects/${projectId}/notes`, { title: 'old' });
    await server().patch(`${ROOT}/notes/${old}`).set(as(ada)).send({ archived: true });
    expect(await titles()).not.toContain('old');
    const fieldForms = [{ id: '1', field: { kind: 'system', name: 'Archived' }, operator: 'Is', values: ['true'] }];
    expect(await titles({ filter: { combinator: 'and', fieldForms } })).toEqual(['old']);
  });

  it('are out of sight of other workspaces, and read by viewers', async () => {
    expect(await rows({}, '', stranger)).toEqual([]);
    expect(await groups({ group: { kind: 'TAG' } }, stranger)).toMatchObject({ total: 0 });
    expect(await rows({}, '', viewer)).toHaveLength(3);
    await setValues([{ objectId: notes['beta'], values: [{ fieldId: score, number: 1 }] }], viewer).expect(403);
    await setValues([{ objectId: notes['beta'], values: [{ fieldId: score, number: 1 }] }], stranger).expect(404);
  });

  it('are changed together in one step, all or none', async () => {
    const change = (name: string, number: unknown) => ({ objectId: notes[name], values: [{ fieldId: score, number }] });
    const { undoId } = (await setValues([change('beta', 1), change('gamma', 2)]).expect(200)).body;
    expect([await shown(notes['beta']!, score), await shown(notes['gamma']!, score)]).toEqual(['1', '2']);
    await setValues([change('beta', 3), { objectId: notes['gamma'], values: [{ fieldId: score, text: 'x' }] }]).expect(
      400,
    );
    await setValues([change('beta', 3), change('beta', 4)]).expect(400);
    expect(await shown(notes['beta']!, score)).toBe('1');
    await server().post(`${ROOT}/undo/${undoId}`).set(as(ada)).expect(204);
    expect([await shown(notes['beta']!, score), await shown(notes['gamma']!, score)]).toEqual(['10', null]);
  });

  it('have totals of numbers and options, in all and in each group, from the same condition', async () => {
    const number = (count: number, sum: number, average: number, median: number) => ({
      fieldId: score,
      count,
      sum,
      average,
      median,
      options: [],
    });
    const chosen = (count: number, options: Record<string, number>) => ({
      fieldId: role.id,
      count,
      sum: null,
      average: null,
      median: null,
      options: Object.entries(options).map(([label, rows]) => ({ optionId: role.options[label], count: rows })),
    });
    const { items, totals } = await groups({ ...byRole(), totals: [score, role.id] });
    expect(totals).toEqual([number(2, 19, 9.5, 9.5), chosen(2, { Nurse: 2, Patient: 1 })]);
    expect(items.map((one) => [one.title, one.totals])).toEqual([
      ['Nurse', [number(2, 19, 9.5, 9.5), chosen(2, { Nurse: 2, Patient: 1 })]],
      ['Doctor', []],
      ['Patient', [number(1, 9, 9, 9), chosen(1, { Nurse: 1, Patient: 1 })]],
      ['', []],
    ]);
    expect((await groups({ objectType: 'HIGHLIGHT', totals: [score] })).totals).toEqual([number(3, 28, 28 / 3, 9)]);
    const fieldForms = [
      { id: '1', field: { kind: 'system', name: 'Content' }, operator: 'Contains', values: ['long'] },
    ];
    expect((await groups({ totals: [score], filter: { combinator: 'and', fieldForms } })).totals).toEqual([
      number(1, 9, 9, 9),
    ]);
    await askGroups({ totals: [score] }, stranger).expect(400);
    const text = await make(`projects/${projectId}/fields`, { label: 'Text', type: 'TEXT', objectType: 'NOTE' });
    await askGroups({ totals: [text] }).expect(400);
  });

  it('are read after skipped ones, in each order', async () => {
    const sort = { by: 'FIELD', fieldId: score, direction: 'DESC' };
    expect(await titles({ skip: 1 })).toEqual(['Alpha', 'beta']);
    expect(await titles({ sort, skip: 1 })).toEqual(['Alpha', 'gamma']);
    expect(await titles({ skip: 9 })).toEqual([]);
    const { items, next } = (await ask({ skip: 1 }, '?limit=1')).body;
    expect(items.map(({ title }: Row) => title)).toEqual(['Alpha']);
    expect(await titles({}, `?cursor=${next}`)).toEqual(['beta']);
    await ask({ skip: 1 }, `?cursor=${next}`).expect(400);
  });

  it('are ordered by hand, undoably, also by several members at once', async () => {
    const place = (body: object, person = ada) =>
      server()
        .put(`${ROOT}/projects/${projectId}/row-places`)
        .set(as(person))
        .send({ objectType: 'NOTE', ...body });
    const ids = (...names: string[]) => names.map((name) => notes[name]);
    const { undoId } = (await place({ ids: ids('beta'), beforeId: notes['gamma'] }).expect(200)).body;
    expect(await titles()).toEqual(['beta', 'gamma', 'Alpha']);
    expect(await titles({ sort: { by: 'CREATED_AT', direction: 'DESC' } })).toEqual(['gamma', 'Alpha', 'beta']);
    await server().post(`${ROOT}/undo/${undoId}`).set(as(ada)).expect(204);
    expect(await titles()).toEqual(['gamma', 'Alpha', 'beta']);

    await place({ ids: ids('Alpha', 'gamma'), afterId: notes['beta'] }).expect(200);
    expect(await titles()).toEqual(['beta', 'Alpha', 'gamma']);
    // Everybody moves two notes next to a third at once: no request fails, and no two notes have the same place.
    const moves = ['beta', 'Alpha', 'gamma', 'beta', 'Alpha', 'gamma'].map((last, at) => {
      const others = ['beta', 'Alpha', 'gamma'].filter((name) => name !== last);
      return place({ ids: ids(...(at < 3 ? others : others.toReversed())), beforeId: notes[last] }).expect(200);
    });
    await Promise.all(moves);
    const ranks = await test.database.query<{ rank: number }>('SELECT rank FROM note WHERE id = ANY ($1)', [
      Object.values(notes),
    ]);
    expect(new Set(ranks.map(({ rank }) => rank)).size).toBe(3);
    await place({ ids: ids('gamma', 'Alpha'), beforeId: notes['beta'] }).expect(200);
    expect(await titles()).toEqual(['gamma', 'Alpha', 'beta']);

    const [highlight, other] = await rows({ objectType: 'HIGHLIGHT' });
    await place({ objectType: 'HIGHLIGHT', ids: [highlight!.id], afterId: other!.id }).expect(200);
    expect((await rows({ objectType: 'HIGHLIGHT' })).slice(0, 2).map(({ id }) => id)).toEqual([
      other!.id,
      highlight!.id,
    ]);

    await place({ ids: ids('beta') }).expect(400);
    await place({ ids: ids('beta'), beforeId: notes['beta'] }).expect(400);
    await place({ ids: ids('beta', 'beta'), beforeId: notes['gamma'] }).expect(400);
    await place({ ids: [projectId], beforeId: notes['gamma'] }).expect(404);
    await place({ ids: ids('beta'), beforeId: notes['gamma'] }, viewer).expect(403);
    await place({ ids: ids('beta'), beforeId: notes['gamma'] }, stranger).expect(404);
  });

  it('make room for a row among thousands of the same time without changing the order', async () => {
    const crowded = await test.people.project(ada, 1);
    await test.database.query(
      `WITH made AS (
        INSERT INTO document (id, team_id, content, text, updated_at)
        SELECT gen_random_uuid(), d.team_id, d.content, d.text, now() FROM document d, generate_series(1, 3000) WHERE d.id = $1 RETURNING id, team_id)
      INSERT INTO note (id, team_id, project_id, title, raw_fields, created_by, created_at, updated_at)
      SELECT id, team_id, $2, '', '{}', $3, '2026-01-01', '2026-01-01' FROM made`,
      [notes['beta'], crowded, ada.userId],
    );
    const read = async (): Promise<string[]> => {
      const pages = [0, 1000, 2000].map((skip) =>
        server().post(`${ROOT}/projects/${crowded}/rows?limit=1000`).set(as(ada)).send({ objectType: 'NOTE', skip }),
      );
      return (await Promise.all(pages)).flatMap(({ body }) => body.items.map(({ id }: Row) => id));
    };
    const before = await read();
    const { undoId } = (
      await server()
        .put(`${ROOT}/projects/${crowded}/row-places`)
        .set(as(ada))
        .send({ objectType: 'NOTE', ids: [before[2999]], beforeId: before[1500] })
        .expect(200)
    ).body;
    expect(await read()).toEqual([...before.slice(0, 1500), before[2999], ...before.slice(1500, 2999)]);
    await server().post(`${ROOT}/undo/${undoId}`).set(as(ada)).expect(204);
    expect(await read()).toEqual(before);
  });

  it('are archived, starred and deleted together, undoably, all or none', async () => {
    const act = (action: string, ids: unknown[], objectType = 'NOTE', person = ada) =>
      server().post(`${ROOT}/projects/${projectId}/row-actions`).set(as(person)).send({ objectType, action, ids });
    const done = async (action: string, ids: unknown[], objectType = 'NOTE') =>
      (await act(action, ids, objectType).expect(200)).body.undoId;
    const undo = (undoId: string) => server().post(`${ROOT}/undo/${undoId}`).set(as(ada)).expect(204);
    const both = [notes['beta'], notes['Alpha']];
    const before = await titles();
    const archived = await done('ARCHIVE', both);
    expect(await titles()).toEqual(['gamma']);
    await undo(archived);
    expect(await titles()).toEqual(before);
    await undo(await done('TRASH', both));
    expect(await titles()).toEqual(before);
    await done('ARCHIVE', both);
    await done('UNARCHIVE', both);
    expect(await titles()).toEqual(before);

    const stars = async () => (await test.database.query('SELECT FROM star WHERE member_id = $1', [ada.userId])).length;
    const starred = await done('STAR', both);
    await done('UNSTAR', [notes['beta']]);
    expect(await stars()).toBe(1);
    await undo(starred);
    expect(await stars()).toBe(0);

    const insights = [];
    for (const title of ['Free', 'Locked']) insights.push(await make(`projects/${projectId}/insights`, { title }));
    await server().patch(`${ROOT}/insights/${insights[1]}`).set(as(ada)).send({ locked: true }).expect(204);
    for (const action of ['TRASH', 'ARCHIVE']) {
      const { body } = await act(action, insights, 'INSIGHT').expect(409);
      expect(body.errors[0]).toMatchObject({
        title: '1 of 2 insights cannot be changed, so none was',
        message: expect.stringContaining('“Locked”: '),
      });
    }
    expect(await titles({ objectType: 'INSIGHT' })).toEqual(expect.arrayContaining(['Free', 'Locked']));
    await act('STAR', [projectId]).expect(404);
    await act('ARCHIVE', both, 'NOTE', viewer).expect(403);
    await act('ARCHIVE', both, 'NOTE', stranger).expect(404);
    await act('ARCHIVE', both, 'HIGHLIGHT').expect(400);
  });

  it('of another project are not changed through this one', async () => {
    const other = await test.people.project(ada);
    const foreign = await make(`projects/${other}/notes`, { title: 'Foreign' });
    await setValues([{ objectId: foreign, values: [{ fieldId: score, number: 1 }] }]).expect(422);
  });
});
