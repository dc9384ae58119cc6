import type { FilterForm } from '@evident/domain/filters';
import type { RowsWanted } from '@evident/domain/views';
import { FORBIDDEN, INVALID, NOT_FOUND, UNPROCESSABLE } from '../../test/support/messages.ts';
import { type Rows, openRows } from '../../test/support/rows.ts';
import { UpdateNote } from '../notes/update-note.ts';

type Sort = NonNullable<RowsWanted['sort']>;

describe('rows of views', () => {
  let of: Rows;
  let world: Rows['world'];

  beforeAll(async () => {
    of = await openRows();
    world = of.world;
  });
  afterAll(() => world.close());

  const filter = (name: 'Content' | 'Archived', operator: 'Contains' | 'Is', value: string): FilterForm => ({
    combinator: 'and',
    fieldForms: [{ id: '1', field: { kind: 'system', name }, operator, values: [value] }],
  });
  const byField = (fieldId: string, direction: Sort['direction']): Sort => ({ by: 'FIELD', fieldId, direction });

  it('are notes with tags and values, newest first, a page at a time', async () => {
    const [first, second] = await of.rows();
    expect(first).toMatchObject({ title: 'gamma', text: 'It works.', values: [], highlightCount: 1, noteId: null });
    expect(second).toMatchObject({ title: 'Alpha', highlightCount: 2 });
    expect(second!.tags.map(({ title }) => title)).toEqual(['Forms', 'Waiting']);
    expect(second!.values).toContainEqual(expect.objectContaining({ fieldId: of.role.id, shown: 'Nurse; Patient' }));
    const { items, next } = await world.ask(of.asked({}, { limit: 2 }));
    expect(items).toHaveLength(2);
    expect(await of.titles({}, { limit: 2, cursor: next })).toEqual(['beta']);
  });

  it('must pass a second filter too, also where the first has alternatives', async () => {
    const alternatives: FilterForm = {
      combinator: 'or',
      fieldForms: [
        { id: '1', field: { kind: 'system', name: 'Title' }, operator: 'Contains', values: ['Alpha'] },
        { id: '2', field: { kind: 'system', name: 'Title' }, operator: 'Contains', values: ['gamma'] },
      ],
    };
    expect(await of.titles({ filter: alternatives })).toEqual(['gamma', 'Alpha']);
    expect(await of.titles({ filter: alternatives, within: filter('Content', 'Contains', 'works') })).toEqual([
      'gamma',
    ]);
  });

  it('are sorted by title and by fields, missing values last both ways', async () => {
    const by = (sort: Sort) => of.titles({ sort });
    expect(await by({ by: 'TITLE', direction: 'ASC' })).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await by(byField(of.score, 'ASC'))).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await by(byField(of.score, 'DESC'))).toEqual(['beta', 'Alpha', 'gamma']);
    const byId = ['beta', 'Alpha'].sort((one, other) => (of.notes[one]! < of.notes[other]! ? -1 : 1));
    expect(await by(byField(of.role.id, 'ASC'))).toEqual([...byId, 'gamma']);
    expect((await by({ by: 'HIGHLIGHT_COUNT', direction: 'DESC' }))[0]).toBe('Alpha');
    const sort = byField(of.score, 'DESC');
    const { next } = await world.ask(of.asked({ sort }, { limit: 1 }));
    expect(await of.titles({ sort }, { cursor: next })).toEqual(['Alpha', 'gamma']);
    await world.refused(of.asked({ sort: byField(of.projectId, 'ASC') }), INVALID);
  });

  it('are sorted and grouped by the date of the note, and by its creation without one', async () => {
    const dated = (title: string, occurredOn: string | null) =>
      world.ask(new UpdateNote(of.ada, of.notes[title]!, { occurredOn }));
    await dated('beta', '2024-05-31');
    await dated('Alpha', '2024-06-01');
    const month = { group: { kind: 'MONTH' as const } };
    const now = new Date().toISOString();
    expect(await of.titles({ sort: { by: 'DATE', direction: 'ASC' } })).toEqual(['beta', 'Alpha', 'gamma']);
    const { items } = await of.groups(month);
    expect(items.map(({ key, count }) => [key, count])).toEqual([
      [now.slice(0, 7), 1],
      ['2024-06', 1],
      ['2024-05', 1],
    ]);
    expect(items[1]!.title).toBe('June 2024');
    expect(await of.titles({ ...month, groupKey: '2024-06' })).toEqual(['Alpha']);
    const highlights = await of.rows({ objectType: 'HIGHLIGHT', ...month, groupKey: '2024-06' });
    expect(highlights.map(({ title, day, happened }) => [title, day, happened])).toEqual(
      Array.from({ length: 2 }, () => ['Alpha', '2024-06-01', true]),
    );
    expect((await of.rows()).find(({ title }) => title === 'gamma')).toMatchObject({
      day: now.slice(0, 10),
      happened: false,
    });
    await world.refused(of.asked({ objectType: 'INSIGHT', sort: { by: 'DATE', direction: 'ASC' } }), INVALID);
    await world.refused(of.askedGroups({ objectType: 'INSIGHT', ...month }), INVALID);
    await dated('beta', null);
    await dated('Alpha', null);
  });

  it('are counted in groups of a field, in the order of its options, and read group by group', async () => {
    expect(await of.counts(of.byRole())).toEqual([
      ['Nurse', 2],
      ['Doctor', 0],
      ['Patient', 1],
      ['', 1],
    ]);
    const { items, total } = await of.groups(of.byRole());
    expect(total).toBe(3);
    for (const { key, count } of items) expect(await of.rows({ ...of.byRole(), groupKey: key })).toHaveLength(count);
    await world.refused(of.askedGroups({ group: { kind: 'SELECT', fieldId: of.score } }), INVALID);
    await world.refused(of.askedGroups({ group: { kind: 'PERSON' } }), INVALID);
  });

  it('are counted by tag, with a filter', async () => {
    const group = { kind: 'TAG' as const };
    expect(await of.counts({ objectType: 'HIGHLIGHT', group })).toEqual([
      ['Forms', 1],
      ['Waiting', 3],
      ['', 1],
    ]);
    expect(await of.counts({ group })).toEqual([
      ['Forms', 1],
      ['Waiting', 2],
      ['', 1],
    ]);
    const long = filter('Content', 'Contains', 'long');
    expect(await of.counts({ objectType: 'HIGHLIGHT', group, filter: long })).toEqual([
      ['Forms', 1],
      ['Waiting', 1],
    ]);
  });

  it('are highlights with the fields of their notes, and insights by publication', async () => {
    const groupKey = of.role.options['Patient'];
    const highlights = await of.rows({ objectType: 'HIGHLIGHT', ...of.byRole(), groupKey });
    expect(highlights.map(({ text }) => text)).toEqual(['The form is long', 'Nobody answers']);
    expect(highlights[0]!.values.map((value) => value.shown)).toContain('Nurse; Patient');
    await world.insight(of.ada, of.projectId, { title: 'Long waits' });
    expect(await of.counts({ objectType: 'INSIGHT', group: { kind: 'PUBLISHED' } })).toEqual([
      ['Published', 0],
      ['Not published', 1],
    ]);
    expect(await of.titles({ objectType: 'INSIGHT' })).toEqual(['Long waits']);
  });

  it('leave out archived notes, unless the filter names them', async () => {
    const old = await world.note(of.ada, of.projectId, { title: 'old' });
    await world.ask(new UpdateNote(of.ada, old, { archived: true }));
    expect(await of.titles()).not.toContain('old');
    expect(await of.titles({ filter: filter('Archived', 'Is', 'true') })).toEqual(['old']);
    expect(await of.titles({ within: filter('Archived', 'Is', 'true') })).toEqual([]);
  });

  it('are out of sight of other workspaces, and read by viewers', async () => {
    expect(await of.rows({}, {}, of.stranger)).toEqual([]);
    expect(await of.groups({ group: { kind: 'TAG' } }, of.stranger)).toMatchObject({ total: 0 });
    expect(await of.rows({}, {}, of.viewer)).toHaveLength(3);
    const change = [{ objectId: of.notes['beta']!, values: [{ fieldId: of.score, number: 1 }] }];
    await world.refused(of.values(change, of.viewer), FORBIDDEN);
    await world.refused(of.values(change, of.stranger), NOT_FOUND);
  });

  it('are changed together in one step, all or none', async () => {
    const change = (name: string, sent: { number: number } | { text: string }) => ({
      objectId: of.notes[name]!,
      values: [{ fieldId: of.score, ...sent }],
    });
    const both = async () => [
      await of.shown(of.notes['beta']!, of.score),
      await of.shown(of.notes['gamma']!, of.score),
    ];
    const undoId = await world.ask(of.values([change('beta', { number: 1 }), change('gamma', { number: 2 })]));
    expect(await both()).toEqual(['1', '2']);
    await world.refused(of.values([change('beta', { number: 3 }), change('gamma', { text: 'x' })]), INVALID);
    await world.refused(of.values([change('beta', { number: 3 }), change('beta', { number: 4 })]), INVALID);
    expect(await both()).toEqual(['1', '2']);
    await world.undo(of.ada, undoId);
    expect(await both()).toEqual(['10', null]);
  });

  it('have totals of numbers and options, in all and in each group, from the same condition', async () => {
    const number = (count: number, sum: number, average: number, median: number) => ({
      fieldId: of.score,
      count,
      sum,
      average,
      median,
      options: [],
    });
    const chosen = (count: number, options: Record<string, number>) => ({
      fieldId: of.role.id,
      count,
      sum: null,
      average: null,
      median: null,
      options: Object.entries(options).map(([label, rows]) => ({ optionId: of.role.options[label], count: rows })),
    });
    const { items, totals } = await of.groups({ ...of.byRole(), totals: [of.score, of.role.id] });
    expect(totals).toEqual([number(2, 19, 9.5, 9.5), chosen(2, { Nurse: 2, Patient: 1 })]);
    expect(items.map((one) => [one.title, one.totals])).toEqual([
      ['Nurse', [number(2, 19, 9.5, 9.5), chosen(2, { Nurse: 2, Patient: 1 })]],
      ['Doctor', []],
      ['Patient', [number(1, 9, 9, 9), chosen(1, { Nurse: 1, Patient: 1 })]],
      ['', []],
    ]);
    const ofHighlights = await of.groups({ objectType: 'HIGHLIGHT', totals: [of.score] });
    expect(ofHighlights.totals).toEqual([number(3, 28, 28 / 3, 9)]);
    const long = await of.groups({ totals: [of.score], filter: filter('Content', 'Contains', 'long') });
    expect(long.totals).toEqual([number(1, 9, 9, 9)]);
    await world.refused(of.askedGroups({ totals: [of.score] }, of.stranger), INVALID);
    const text = await of.field({ label: 'Text', type: 'TEXT' });
    await world.refused(of.askedGroups({ totals: [text] }), INVALID);
  });

  it('of another project are not changed through this one', async () => {
    const foreign = await world.note(of.ada, await world.people.project(of.ada), { title: 'Foreign' });
    const change = { objectId: foreign, values: [{ fieldId: of.score, number: 1 }] };
    await world.refused(of.values([change]), UNPROCESSABLE);
  });
});
