import {
  fieldChanged,
  fieldDeleted,
  fieldMoved,
  revertedChangeSet,
  setChanged,
  setDeleted,
  type FieldChangeSet,
} from './change-set.ts';
import type { Field, FieldSet } from './field.ts';

const at = new Date('2026-03-14T09:26:53Z');
const field = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  teamId: 'team',
  projectId: 'project',
  objectType: 'NOTE',
  type: 'TEXT',
  label: `Field ${id}`,
  fieldSetId: null,
  settings: {},
  sourceColumns: [],
  rank: 65536,
  version: 1,
  createdBy: 'ada',
  createdAt: at,
  updatedAt: at,
  ...more,
});
const set: FieldSet = {
  id: 'set',
  teamId: 'team',
  projectId: 'project',
  objectType: 'NOTE',
  label: 'Company',
  rank: 1,
  version: 1,
};
const afterOf = (changeSet: FieldChangeSet) => ({
  fields: changeSet.fields.flatMap(({ after }) => after ?? []),
  sets: changeSet.sets.flatMap(({ after }) => after ?? []),
});

describe('undoing a change of fields', () => {
  it('restores what was changed and keeps later changes of other parts', () => {
    const [was, is] = [field('a'), field('a', { label: 'New' })];
    const now = { fields: [{ ...is, rank: 5, version: 9 }], sets: [] };
    expect(afterOf(revertedChangeSet(fieldChanged(was, is), now)).fields).toEqual([{ ...was, rank: 5, version: 9 }]);
  });

  it('is refused if the same part was changed again', () => {
    const now = { fields: [field('a', { label: 'Newer' })], sets: [] };
    expect(() => revertedChangeSet(fieldChanged(field('a'), field('a', { label: 'New' })), now)).toThrow(
      'can no longer be undone',
    );
  });

  it('is refused for a type whose settings were changed since', () => {
    const is = field('a', { type: 'SELECT', settings: { options: [], max: 1 } });
    const now = { fields: [{ ...is, settings: { options: [], max: 2 } }], sets: [] };
    expect(() => revertedChangeSet(fieldChanged(field('a'), is), now)).toThrow('can no longer be undone');
  });

  it('does not care about the order of keys in settings', () => {
    const [was, is] = [field('a'), field('a', { settings: { max: 1, format: 'number' } })];
    const now = { fields: [{ ...is, settings: { format: 'number', max: 1 } as const }], sets: [] };
    expect(afterOf(revertedChangeSet(fieldChanged(was, is), now)).fields).toEqual([was]);
  });

  it('restores a deleted field, and is refused once its set is gone', () => {
    const held = field('a', { fieldSetId: 'set' });
    expect(afterOf(revertedChangeSet(fieldDeleted(held), { fields: [], sets: [set] })).fields).toEqual([held]);
    expect(() => revertedChangeSet(fieldDeleted(held), { fields: [], sets: [] })).toThrow('can no longer be undone');
  });

  it('deletes a restored field again, unless it was changed', () => {
    const restored = { sets: [], fields: [{ before: null, after: field('a') }] };
    const back = revertedChangeSet(restored, { fields: [field('a')], sets: [] });
    expect(back.fields).toEqual([{ before: field('a'), after: null }]);
    const renamed = field('a', { label: 'Other' });
    expect(() => revertedChangeSet(restored, { fields: [renamed], sets: [] })).toThrow('can no longer be undone');
  });

  it('restores a deleted set with its fields', () => {
    const [held, loose] = [field('a', { fieldSetId: 'set', rank: 3 }), field('b', { rank: 7 })];
    const changeSet = setDeleted(set, [held], [loose]);
    const now = { fields: [loose, ...afterOf(changeSet).fields], sets: [] };
    expect(now.fields[1]).toMatchObject({ id: 'a', fieldSetId: null });
    expect(now.fields[1]!.rank).toBeGreaterThan(7);
    expect(afterOf(revertedChangeSet(changeSet, now))).toEqual({ fields: [held], sets: [set] });
  });

  it('is refused if a set was renamed again or deleted', () => {
    const changeSet = setChanged(set, { ...set, label: 'Firm' });
    expect(() => revertedChangeSet(changeSet, { fields: [], sets: [{ ...set, label: 'Org' }] })).toThrow();
    expect(() => revertedChangeSet(changeSet, { fields: [], sets: [] })).toThrow();
  });
});

it('places a field between its new neighbors', () => {
  const [one, two, moved] = [
    field('one', { rank: 1 }),
    field('two', { rank: 2 }),
    field('moved', { rank: 9, fieldSetId: 'set' }),
  ];
  const { fields } = afterOf(fieldMoved(moved, null, [one, two], 'two'));
  expect(fields).toEqual([{ ...moved, fieldSetId: null, rank: 1.5 }]);
});
