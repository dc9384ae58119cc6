import { type Rows, openRows } from '../support/rows.ts';

const ROOT = '/api/v1';

describe('rows of views', () => {
  let test: Rows['test'];
  let ada: Rows['ada'];
  let viewer: Rows['viewer'];
  let stranger: Rows['stranger'];
  let projectId: Rows['projectId'];
  let role: Rows['role'];
  let score: Rows['score'];
  let notes: Rows['notes'];
  let as: Rows['as'];
  let server: Rows['server'];
  let make: Rows['make'];
  let ask: Rows['ask'];
  let rows: Rows['rows'];
  let titles: Rows['titles'];
  let askGroups: Rows['askGroups'];
  let groups: Rows['groups'];
  let counts: Rows['counts'];
  let setValues: Rows['setValues'];
  let shown: Rows['shown'];
  let byRole: Rows['byRole'];

  beforeAll(async () => {
    ({
      test,
      ada,
      viewer,
      stranger,
      projectId,
      role,
      score,
      notes,
      as,
      server,
      make,
      ask,
      rows,
      titles,
      askGroups,
      groups,
      counts,
      setValues,
      shown,
      byRole,
    } = await openRows());
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

  it('of another project are not changed through this one', async () => {
    const other = await test.people.project(ada);
    const foreign = await make(`projects/${other}/notes`, { title: 'Foreign' });
    await setValues([{ objectId: foreign, values: [{ fieldId: score, number: 1 }] }]).expect(422);
  });
});
