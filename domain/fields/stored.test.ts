import fc from 'fast-check';
import {
  FIELDS_MAX,
  type FieldSet,
  listedIn,
  plainValue,
  refuseMoreFields,
  revertedChangeSet,
  sameValue,
  setMoved,
  shownNumber,
  shownValue,
} from './index.ts';

describe('a place of fields', () => {
  it('holds as many as its limit, and not one more', () => {
    refuseMoreFields(FIELDS_MAX - 1, FIELDS_MAX, 'fields');
    for (const there of [FIELDS_MAX, FIELDS_MAX + 1])
      expect(() => refuseMoreFields(there, FIELDS_MAX, 'fields')).toThrow(
        expect.objectContaining({
          code: 'UnprocessableContent',
          title: `There are at most ${FIELDS_MAX} fields in one place`,
        }),
      );
  });

  it('shows a set where it was moved, changes no other part, and shows the old order after undo', () => {
    const set = (id: string, rank: number): FieldSet => ({
      id,
      teamId: 't',
      projectId: 'p',
      objectType: 'NOTE',
      label: id,
      rank,
      version: 1,
    });
    const order = (sets: readonly FieldSet[]) =>
      [...sets].sort((one, other) => one.rank - other.rank).map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(40), { minLength: 2, maxLength: 8 }),
        fc.nat(),
        fc.option(fc.nat()),
        (ranks, which, before) => {
          const sets = ranks.map((rank, at) => set(`s${at}`, rank));
          const moved = sets[which % sets.length]!;
          const others = sets.filter((one) => one !== moved).sort((one, other) => one.rank - other.rank);
          const beforeId = before === null ? null : others[before % others.length]!.id;
          const change = setMoved(moved, others, beforeId);
          const now = sets.map((one) => change.sets.find(({ after }) => after!.id === one.id)?.after ?? one);
          const expected = others.map(({ id }) => id);
          expected.splice(beforeId === null ? expected.length : expected.indexOf(beforeId), 0, moved.id);
          expect(order(now)).toEqual(expected);
          for (const { before: was, after } of change.sets) expect({ ...after, rank: 0 }).toEqual({ ...was, rank: 0 });
          const back = revertedChangeSet(change, { fields: [], sets: now });
          expect(order(now.map((one) => back.sets.find(({ after }) => after!.id === one.id)?.after ?? one))).toEqual(
            order(sets),
          );
        },
      ),
    );
  });
});

describe('a text that lists several', () => {
  it('is split at semicolons, bars and lines, and at commas only without them', () => {
    expect(listedIn('a; b,c;; d ')).toEqual(['a', 'b,c', 'd']);
    expect(listedIn('a | b\nc')).toEqual(['a', 'b', 'c']);
    expect(listedIn('a, b,,c')).toEqual(['a', 'b', 'c']);
    expect(listedIn(' ,; ')).toEqual([',']);
  });
});

describe('a value', () => {
  it('is written as a number in the format of its field', () => {
    expect(shownNumber(-1234567.5, {})).toBe('-1234567.5');
    expect(shownNumber(-1234567.5, { format: 'number_with_commas' })).toBe('-1,234,567.5');
    expect(shownNumber(12, { format: 'percent' })).toBe('12%');
    expect(shownNumber(-1200, { format: 'currency', currencySymbol: '€' })).toBe('-€1,200');
    expect(shownNumber(0.000001, { format: 'number_with_commas' })).toBe('0.000001');
  });

  it('is plain without the decoration of its format, so that another type can read it', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        for (const format of ['number_with_commas', 'percent', 'currency'] as const) {
          const field = { type: 'NUMBER', settings: { format, currencySymbol: '€' } } as const;
          expect(Number(plainValue(field, { number }))).toBe(number);
          expect(shownValue(field, { number })).toBe(shownNumber(number, field.settings));
        }
      }),
    );
  });

  it('is the same as another of equal content; the order of ids counts', () => {
    expect(sameValue({ ids: ['a', 'b'] }, { ids: ['a', 'b'] })).toBe(true);
    expect(sameValue({ ids: ['a', 'b'] }, { ids: ['b', 'a'] })).toBe(false);
    expect(sameValue({ number: 1 }, { text: '1' })).toBe(false);
    expect(sameValue(null, null)).toBe(true);
    expect(sameValue(null, { boolean: false })).toBe(false);
  });
});
