import fc from 'fast-check';
import { AI_USER, CURRENT_USER, RESULT_KEYS, compileFilterForm, customField } from '../filters/index.ts';
import {
  PREFIXES,
  type TypedField,
  type TypedNames,
  nameKey,
  namesIn,
  parseTypedQuery,
  resolveTypedQuery,
} from './index.ts';

const NOW = { now: new Date('2026-11-22T12:00:00.000Z'), timeZone: 'UTC' };
const uuid = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const VISIBLE = {
  TAG: { onboarding: [uuid(1), uuid(2)], 'on boarding': [uuid(3)] },
  PROJECT: { pricing: [uuid(4)] },
  PROJECT_CATEGORY: { research: [uuid(5)], pricing: [uuid(6)] },
  MEMBER: { 'ada lovelace': [uuid(7)] },
  PERSON: { 'grace hopper': [uuid(8)] },
} as Record<string, Record<string, string[]>>;
const field = (
  id: number,
  objectType: TypedField['objectType'],
  type: TypedField['type'],
  label: string,
): TypedField => ({
  id: uuid(id),
  objectType,
  type,
  label,
  max: type === 'SELECT' ? 1 : null,
  options: type === 'SELECT' ? [{ id: uuid(90), label: 'Pro' }] : [],
});
const fields = [
  field(20, 'NOTE', 'SELECT', 'Plan'),
  field(21, 'NOTE', 'TEXT', 'Comment'),
  field(22, 'NOTE', 'NPS', 'Score'),
  field(23, 'NOTE', 'DATETIME', 'Renewal'),
  field(24, 'NOTE', 'BOOLEAN', 'Paying'),
  field(25, 'NOTE', 'PERSON', 'Interviewer'),
  field(26, 'PERSON', 'NUMBER', 'Age'),
  field(27, 'NOTE', 'TEXT', 'Twice'),
  field(28, 'INSIGHT', 'TEXT', 'Twice'),
];
const names: TypedNames = { idsOf: ({ held, name }) => VISIBLE[held]?.[nameKey(name)] ?? [], fields };
const resolved = (text: string) => resolveTypedQuery(parseTypedQuery(text), names, NOW);
const rowsOf = (text: string) =>
  resolved(text).form?.fieldForms.map(({ field: { name, fieldId }, operator, values }) => [
    name ?? fieldId,
    operator,
    ...values,
  ]);

describe('terms as filter rows', () => {
  it.each([
    ['tag:onboarding', ['Tags', 'HasAnyOf', uuid(1), uuid(2)]],
    ['tag:ÖNBOARDING,"on  boarding"', ['Tags', 'HasAnyOf', uuid(1), uuid(2), uuid(3)]],
    ['-tag:onboarding', ['Tags', 'HasNoneOf', uuid(1), uuid(2)]],
    ['in:Pricing', ['Project', 'HasAnyOf', uuid(4)]],
    ['-in:Research', ['ProjectCategory', 'HasNoneOf', uuid(5)]],
    ['by:me', ['Contributors', 'HasAnyOf', CURRENT_USER]],
    ['-by:AI', ['Contributors', 'HasNoneOf', AI_USER]],
    ['author:"Ada Lovelace",me', ['Authors', 'HasAnyOf', uuid(7), CURRENT_USER]],
    ['person:"Grace Hopper"', ['People', 'HasAnyOf', uuid(8)]],
    ['said-by:"Grace Hopper"', ['SaidBy', 'HasAnyOf', uuid(8)]],
    ['title:"price list"', ['Title', 'Contains', 'price list']],
    ['-title:draft', ['Title', 'DoesNotContain', 'draft']],
    ['title:price,"price list"', ['Title', 'ContainsAnyOf', 'price', 'price list']],
    ['-title:draft,old', ['Title', 'ContainsNoneOf', 'draft', 'old']],
    ['from:2026-01', ['Date', 'IsAfter', '2025-12-31']],
    ['to:2026-01', ['Date', 'IsBefore', '2026-02-01']],
    ['before:2026', ['Date', 'IsBefore', '2026-01-01']],
    ['after:2026-01-31', ['Date', 'IsAfter', '2026-01-31']],
    ['updated-from:1-month-ago', ['Updated', 'IsAfter', '1 month ago']],
    ['updated-before:"2 weeks ago"', ['Updated', 'IsBefore', '2 weeks ago']],
    ['from:yesterday', ['Date', 'IsAfter', '2026-11-20']],
    ['is:published', ['Published', 'Is', 'true']],
    ['-is:archived', ['Archived', 'Is', 'false']],
    ['has:tags', ['Tags', 'IsNotEmpty']],
    ['-has:insights', ['Insights', 'IsEmpty']],
    ['-has:Comment', [uuid(21), 'IsEmpty']],
    ['field:Plan=pro', [uuid(20), 'IsOneOf', uuid(90)]],
    ['-field:plan=Pro', [uuid(20), 'IsNotOneOf', uuid(90)]],
    ['field:Comment~slow', [uuid(21), 'Contains', 'slow']],
    ['field:Comment~slow,late', [uuid(21), 'ContainsAnyOf', 'slow', 'late']],
    ['-field:Comment~slow,late', [uuid(21), 'ContainsNoneOf', 'slow', 'late']],
    ['field:Comment=slow', [uuid(21), 'Is', 'slow']],
    ['field:Score>8', [uuid(22), 'IsGreaterThan', '8']],
    ['-field:Score=8', [uuid(22), 'IsNot', '8']],
    ['field:Renewal<2026-03', [uuid(23), 'IsBefore', '2026-03-01']],
    ['field:Paying=yes', [uuid(24), 'Is', 'true']],
    ['-field:Paying=yes', [uuid(24), 'Is', 'false']],
    ['field:Interviewer="Grace Hopper"', [uuid(25), 'HasAnyOf', uuid(8)]],
    ['person-field:Age<30', [uuid(26), 'IsLessThan', '30']],
  ])('%s', (text, row) => {
    expect(rowsOf(text)).toEqual([row]);
  });
  it('takes a month or a day as all of it', () => {
    expect(rowsOf('on:2024-02')).toEqual([
      ['Date', 'IsAfter', '2024-01-31'],
      ['Date', 'IsBefore', '2024-03-01'],
    ]);
    expect(rowsOf('updated-on:today')).toEqual([
      ['Updated', 'IsAfter', '2026-11-21'],
      ['Updated', 'IsBefore', '2026-11-23'],
    ]);
  });
  it('are all required, so a repeated prefix narrows further', () => {
    expect(rowsOf('tag:onboarding tag:"on boarding"')).toHaveLength(2);
  });
});

describe('terms as options', () => {
  it.each([
    ['method:hybrid', { method: 'HYBRID' }],
    ['sort:oldest', { sort: 'CREATED', direction: 'ASC' }],
    ['only:titles', { titleOnly: true }],
    ['sort:oldest sort:relevance', { sort: 'RELEVANCE', direction: 'DESC' }],
  ])('%s', (text, options) => {
    expect(resolved(text)).toMatchObject({ options, faults: [], form: { fieldForms: [] } });
  });
});

describe('a term that cannot be used', () => {
  it.each([
    ['tag:', 'Enter a value, such as tag:onboarding.'],
    ['tag:secret', 'No tag is named “secret”, or you don’t have access to it.'],
    ['tag:onboarding,secret', 'No tag is named “secret”, or you don’t have access to it.'],
    ['in:Pricing,Research', 'Enter projects and folders separately.'],
    ['from:2026-02-30', 'Enter a date that exists: 2026, 2026-01, 2026-01-31, today, or 1-month-ago.'],
    ['from:9999', 'Enter a date that exists: 2026, 2026-01, 2026-01-31, today, or 1-month-ago.'],
    ['-from:2026', '“-” cannot be used with from:.'],
    ['is:toString', 'Enter published, archived, starred, or ai.'],
    ['is:published,archived', 'Enter one value. Repeat is: for another one.'],
    ['-sort:newest', '“-” cannot be used with sort:.'],
    ['sort:best', 'Enter relevance, newest, oldest, updated, or title.'],
    ['has:Hidden', 'No field is named “Hidden”, or you don’t have access to it.'],
    ['has:Paying', '“Paying” is never empty.'],
    ['field:', 'Enter the name of a field, such as Plan=Pro.'],
    ['field:Plan', 'Enter = and a value after “Plan”.'],
    ['field:Plan=Team', '“Plan” has no value “Team”.'],
    ['field:Plan>Pro', '“Plan” cannot be compared with >.'],
    ['-field:Score>8', '“Score” cannot be compared with - and >.'],
    ['field:Score=many', 'Enter a number.'],
    ['field:Twice=x', 'Several fields are named “Twice”. Choose one in the filter menu.'],
    ['field:Age=3', 'No field is named “Age”, or you don’t have access to it.'],
  ])('%s says why, and nothing is found', (text, reason) => {
    expect(resolved(`price ${text}`)).toMatchObject({ form: null, faults: [{ part: 1, reason }] });
  });
});

describe('every query', () => {
  const terms = fc.constantFrom(
    ...Object.keys(PREFIXES)
      .flatMap((prefix) => [`${prefix}:`, `-${prefix}:`])
      .flatMap((prefix) =>
        [
          '',
          'onboarding',
          'Pricing',
          'me',
          'unknown',
          '2026-01',
          'archived',
          'insights',
          'Plan=Pro',
          'Score>1',
          'newest',
          'hybrid',
          'titles',
        ].map((value) => prefix + value),
      ),
  );
  const query = fc.array(fc.oneof(terms, fc.constantFrom('price', '"a b"', 'note:7')), { maxLength: 5 });

  it('finds less or the same with a further term, never more', () => {
    fc.assert(
      fc.property(query, terms, (texts, added) => {
        const before = resolved(`${texts.join(' ')} `);
        const after = resolved([...texts, added].join(' '));
        expect(after.words.trim()).toBe(before.words.trim());
        if (after.form === null) return;
        expect(before.form).not.toBeNull();
        expect(after.form.combinator).toBe('and');
        expect(after.form.fieldForms).toEqual(expect.arrayContaining(before.form!.fieldForms));
        const optional = ['sort', 'method', 'only'].includes(added.split(':')[0]!);
        expect(after.form.fieldForms.length > before.form!.fieldForms.length).toBe(!optional);
      }),
      { numRuns: 1_000 },
    );
  });
  it('without a fault has rows that compile, each with an id of its own', () => {
    const known = new Map(fields.map((one) => [one.id, { ...one, options: new Set(one.options.map(({ id }) => id)) }]));
    fc.assert(
      fc.property(query, (texts) => {
        const { form } = resolved(texts.join(' '));
        if (form === null) return;
        expect(new Set(form.fieldForms.map(({ id }) => id)).size).toBe(form.fieldForms.length);
        const { faults } = compileFilterForm(form, {
          fields: known,
          people: true,
          ...NOW,
          userId: uuid(7),
          resultKeys: RESULT_KEYS,
        });
        expect(faults).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect([...known.values()].every((one) => customField(one).label === one.label)).toBe(true);
  });
  it('asks for exactly the names that it needs', () => {
    expect(
      namesIn(parseTypedQuery('tag:a,b tag:A by:me,Ada in:x field:Interviewer=Grace field:Plan=Pro is:ai'), fields),
    ).toEqual([
      { held: 'TAG', name: 'A' },
      { held: 'TAG', name: 'b' },
      { held: 'MEMBER', name: 'Ada' },
      { held: 'PROJECT', name: 'x' },
      { held: 'PROJECT_CATEGORY', name: 'x' },
      { held: 'PERSON', name: 'Grace' },
    ]);
  });
});

describe('today', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-11-23'],
    ['Pacific/Pago_Pago', '2026-11-22'],
  ])('is that of the reader: in %s %s', (timeZone, day) => {
    const time = { now: new Date('2026-11-22T12:00:00.000Z'), timeZone };
    const rows = (text: string) => resolveTypedQuery(parseTypedQuery(text), names, time).form?.fieldForms;
    expect(rows('on:today')).toEqual(rows(`on:${day}`));
    expect(rows('from:today')).not.toEqual(rows('from:yesterday'));
  });
});
