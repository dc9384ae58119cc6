import { type Operator, type SystemFieldName, systemRow, VALUES_MAX } from '../filters/index.ts';
import { type CountNames, type CountPlace, type CountQuestion, countPlan, groupForms } from './index.ts';

const QUESTION: CountQuestion = {
  counts: 'NOTE',
  group: null,
  words: null,
  isExact: false,
  tag: null,
  person: null,
  period: null,
};
const NO_NAMES: CountNames = { forms: null, tagIds: null, group: null, personIds: null };
const WORKSPACE: CountPlace = { type: 'WORKSPACE', ids: [] };
const PROJECT: CountPlace = { type: 'PROJECT', ids: ['p1'] };
const SRE = {
  row: { id: 'g', field: { kind: 'person', fieldId: 'role' }, operator: 'Contains', values: ['SRE'] },
  words: 'Role contains “SRE”',
} as const;
const COST: CountNames = { ...NO_NAMES, forms: ['cost'] };
const group = { row: { ...SRE.row, values: [...SRE.row.values] }, words: SRE.words };

describe('the filters of a counting question', () => {
  it('are those of lists, with the conditions in words', () => {
    const asked = { ...QUESTION, words: 'cost', tag: 'Docs', period: { from: '2026-06-01', to: '2026-08-31' } };
    expect(countPlan(asked, { ...NO_NAMES, forms: ['cost'], tagIds: ['t1', 't2'] }, PROJECT)).toMatchObject({
      form: {
        fieldForms: [
          systemRow('Project', 'HasAnyOf', 'p1'),
          systemRow('Date', 'IsAfter', '2026-05-31'),
          systemRow('Date', 'IsBefore', '2026-09-01'),
          systemRow('Content', 'Contains', 'cost'),
          systemRow('Tags', 'HasAnyOf', 't1', 't2'),
        ],
      },
      definition:
        'notes of this project that contain “cost”, with highlights tagged “Docs”, dated from Jun 1, 2026 to Aug 31, 2026',
    });
  });

  it('count among the objects without the words and the tag', () => {
    const plan = countPlan({ ...QUESTION, words: 'cost', period: { from: '2026-06-01', to: null } }, COST, WORKSPACE)!;
    expect(plan.among.fieldForms).toEqual([systemRow('Date', 'IsAfter', '2026-05-31')]);
    expect(plan.definition).toBe('notes that contain “cost”, dated since Jun 1, 2026');
  });

  it('find people by their own filter, in notes that pass the others', () => {
    const plan = countPlan(
      { ...QUESTION, counts: 'PERSON', group: 'SREs', words: 'cost' },
      { ...COST, group },
      WORKSPACE,
    )!;
    expect(plan.people.fieldForms).toEqual([group.row]);
    expect(plan.form.fieldForms).toEqual([systemRow('Content', 'Contains', 'cost')]);
    expect(plan.definition).toBe('people whose Role contains “SRE” in notes that contain “cost”');
    expect(countPlan({ ...QUESTION, counts: 'PERSON' }, NO_NAMES, PROJECT)!.definition).toBe(
      'people in notes of this project',
    );
    expect(countPlan({ ...QUESTION, counts: 'PERSON' }, NO_NAMES, WORKSPACE)!.definition).toBe('people');
  });

  it('take the words of a person, or of people of a kind, for notes and highlights', () => {
    const named = countPlan(
      { ...QUESTION, counts: 'HIGHLIGHT', person: 'Ada' },
      { ...NO_NAMES, personIds: ['a'] },
      WORKSPACE,
    )!;
    expect(named.form.fieldForms).toEqual([systemRow('SaidBy', 'HasAnyOf', 'a')]);
    const kind = countPlan({ ...QUESTION, person: 'SREs' }, { ...NO_NAMES, group }, WORKSPACE)!;
    expect(kind.form.fieldForms).toEqual([group.row]);
    expect(kind.definition).toBe('notes with people whose Role contains “SRE”');
  });

  it.each<[string, Partial<CountQuestion>, readonly string[] | null, string, readonly [Operator, ...string[]]]>([
    ['one form', {}, ['cost'], '“cost”', ['Contains', 'cost']],
    ['two forms', {}, ['cost', 'costs'], '“cost” or “costs”', ['ContainsAnyOf', 'cost', 'costs']],
    ['three', {}, ['a', 'b', 'c'], '“a”, “b” or “c”', ['ContainsAnyOf', 'a', 'b', 'c']],
    ['more', {}, ['cost', 'b', 'c', 'd'], '“cost” or 3 other forms', ['ContainsAnyOf', 'cost', 'b', 'c', 'd']],
    ['quotation marks', { isExact: true }, null, 'the word “cost”', ['Contains', 'cost']],
    [
      'too many forms',
      { words: 'launch date' },
      null,
      'exactly the words “launch date”, which have too many other forms',
      ['Contains', 'launch date'],
    ],
  ])('contain the forms of words: %s', (_, question, forms, definition, [operator, ...values]) => {
    const plan = countPlan({ ...QUESTION, words: 'cost', ...question }, { ...NO_NAMES, forms }, WORKSPACE)!;
    expect(plan.definition).toBe(`notes that contain ${definition}`);
    expect(plan.form.fieldForms).toEqual([systemRow('Content', operator, ...values)]);
  });

  it.each<[CountPlace['type'], CountQuestion['counts'], SystemFieldName | null, string]>([
    ['FOLDER', 'NOTE', 'ProjectCategory', 'notes of this folder'],
    ['FOLDER', 'PERSON', 'ProjectCategory', 'people in notes of this folder'],
    ['NOTES', 'NOTE', 'Note', 'notes you chose'],
    ['NOTES', 'HIGHLIGHT', 'Note', 'highlights of the notes you chose'],
    ['NOTES', 'PERSON', 'Note', 'people in notes you chose'],
    ['NOTES', 'INSIGHT', null, ''],
    ['PERSON', 'NOTE', 'People', 'notes with this person'],
    ['PERSON', 'HIGHLIGHT', 'SaidBy', 'highlights of this person'],
    ['PERSON', 'PERSON', null, ''],
  ])('are limited to the place: %s, %s', (type, counts, field, definition) => {
    const plan = countPlan({ ...QUESTION, counts }, NO_NAMES, { type, ids: ['a', 'b'] });
    if (field === null) expect(plan).toBeNull();
    else
      expect(plan).toMatchObject({
        definition,
        form: { fieldForms: [systemRow(field, 'HasAnyOf', 'a', 'b')] },
        among: { fieldForms: [systemRow(field, 'HasAnyOf', 'a', 'b')] },
      });
  });

  it('are none for a place with more parts than a filter may name', () => {
    const ids = Array.from({ length: VALUES_MAX + 1 }, (_, at) => String(at));
    expect(countPlan(QUESTION, NO_NAMES, { type: 'FOLDER', ids })).toBeNull();
  });

  it('are none for a place that is out of sight, which would limit nothing', () => {
    expect(countPlan(QUESTION, NO_NAMES, { type: 'FOLDER', ids: [] })).toBeNull();
  });

  it('are none for tags and people of insights', () => {
    expect(
      countPlan({ ...QUESTION, counts: 'INSIGHT', tag: 'Docs' }, { ...NO_NAMES, tagIds: ['t'] }, WORKSPACE),
    ).toBeNull();
    expect(countPlan({ ...QUESTION, counts: 'INSIGHT' }, NO_NAMES, WORKSPACE)?.definition).toBe('insights');
  });
});

it.each([
  ['SREs', ['SREs', 'SRE']],
  ['agencies', ['agencies', 'agency']],
  ['staff', ['staff']],
  ['boss', ['boss']],
])('a group is looked for in the plural and the singular: %s', (group, forms) => {
  expect(groupForms(group)).toEqual(forms);
});
