import {
  type FilterContext,
  type FilterForm,
  NOTHING,
  type ResultKey,
  allOf,
  combinedOrRefused,
  formsIn,
  simplified,
  systemRow,
} from './index.ts';

const context = (...resultKeys: ResultKey[]): FilterContext => ({
  fields: new Map(),
  people: false,
  now: new Date('2026-06-01T00:00:00Z'),
  timeZone: 'UTC',
  userId: '0197c9a0-0000-7000-8000-0000000000aa',
  resultKeys,
});
const TAG = '0197c9a0-0000-7000-8000-0000000000bb';
const titled = allOf(systemRow('Title', 'Contains', 'draft'));
const tagged = allOf(systemRow('Tags', 'HasAnyOf', TAG));
const inProject = allOf(systemRow('Project', 'HasAnyOf', TAG));
const blank = allOf(systemRow('Title', 'Contains', ' '));
const noRows: FilterForm = { combinator: 'and', fieldForms: [] };

const clauseFor = (key: ResultKey, combined: Parameters<typeof combinedOrRefused>[0]) =>
  simplified(combinedOrRefused(combined, context(key))[key]!);

describe('forms in brackets', () => {
  it('hold all together, or one at least', () => {
    expect(clauseFor('note', { any: [titled, { every: [titled, inProject] }] })).toMatchObject({
      kind: 'or',
      clauses: [{ kind: 'contains' }, { kind: 'and', clauses: [{ kind: 'contains' }, { kind: 'overlaps' }] }],
    });
    expect(formsIn({ any: [titled, { every: [titled, inProject] }] })).toEqual([titled, titled, inProject]);
  });

  it.each([
    ['blank rows', blank],
    ['no rows', noRows],
    ['no alternatives', { any: [] }],
    ['no conditions', { every: [] }],
  ])('find nothing with %s, and add nothing to others', (_, none) => {
    expect(clauseFor('note', none)).toEqual(NOTHING);
    expect(clauseFor('note', { every: [titled, none] })).toEqual(NOTHING);
    expect(clauseFor('note', { any: [titled, none] })).toEqual(clauseFor('note', titled));
  });

  it('find no folders by their project', () => {
    expect(clauseFor('projectCategory', inProject)).toEqual(NOTHING);
    expect(clauseFor('projectCategory', { any: [titled, inProject] })).toMatchObject({ kind: 'contains' });
  });

  it('find nothing of a type that a row does not apply to', () => {
    const both = combinedOrRefused({ any: [tagged] }, context('highlight', 'person'));
    expect(simplified(both.person!)).toEqual(NOTHING);
    expect(simplified(both.highlight!)).not.toEqual(NOTHING);
  });

  it('are refused with a row that cannot be used', () => {
    const faulty = allOf(systemRow('Tags', 'HasAnyOf', 'no id'));
    expect(() => clauseFor('highlight', { any: [tagged, faulty] })).toThrow('The filter cannot be used');
  });
});
