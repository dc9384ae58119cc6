import type { PeopleMapping } from '@evident/domain/people';
import { matchLabels, partOf, partsFor, typedDetails, withFields, withPart } from './column-parts.ts';

const TABLE = {
  header: ['Name', 'Email', 'Seats', 'Plan'],
  types: ['TEXT', 'EMAIL', 'NUMBER', 'SELECT'],
  mapping: {
    name: [0],
    details: [1, 2, 3].map((column) => ({ column, label: ['', 'Email', 'Seats', 'Plan'][column]! })),
    matchBy: 'Email',
  } as PeopleMapping,
} as const satisfies Parameters<typeof partsFor>[0];
const with_ = (mapping: PeopleMapping) => ({ ...TABLE, mapping });
const FIELD = { id: 'f', label: 'Seats', type: 'NUMBER' } as Parameters<typeof partsFor>[2][number];

describe('the use of a column of a table of people', () => {
  it('is what was chosen for it', () => {
    const parts = ['NAME', 'DETAIL', 'SKIP', 'FIELD f', 'NEW NUMBER', 'NEW SEVERAL'];
    expect(parts.map((part) => partOf(with_(withPart(TABLE, 2, part, [FIELD])), 2))).toEqual(parts);
  });
  it('offers new fields to members who manage fields, the type of its cells first', () => {
    const groups = (manages: boolean) =>
      partsFor(TABLE, 2, [FIELD], manages).flatMap((one) => ('group' in one ? [one] : []));
    expect(groups(false).map(({ group }) => group)).toEqual(['Fields']);
    expect(groups(true)[1]?.items?.[0]).toEqual({ value: 'NEW NUMBER', label: 'New field: Number' });
  });
  it('takes a field from the column that filled it', () => {
    const first = with_(withPart(TABLE, 2, 'FIELD f', [FIELD]));
    expect(withPart(first, 3, 'FIELD f', [FIELD]).fields).toEqual([{ column: 3, fieldId: 'f' }]);
  });
  it('lets rows be recognized by a column until it is left out', () => {
    expect(withPart(TABLE, 1, 'NEW EMAIL', [FIELD]).matchBy).toBe('Email');
    expect(withPart(TABLE, 1, 'SKIP', [FIELD]).matchBy).toBeNull();
    expect(matchLabels(with_(withPart(TABLE, 1, 'NEW EMAIL', [FIELD])), [FIELD])).toEqual(['Seats', 'Plan', 'Email']);
  });
  it('does not offer columns that fill fields without text', () => {
    const labels = (part: string) => matchLabels(with_(withPart(TABLE, 1, part, [FIELD])), [FIELD]);
    const [without, withEmail] = [
      ['Seats', 'Plan'],
      ['Seats', 'Plan', 'Email'],
    ];
    expect(['FIELD f', 'NEW NUMBER', 'NEW SEVERAL', 'NEW DATETIME'].map(labels)).toEqual(Array(4).fill(without));
    expect(['FIELD other', 'NEW URL', 'NEW PHONE', 'NEW TEXT'].map(labels)).toEqual(Array(4).fill(withEmail));
    expect(withPart(TABLE, 1, 'FIELD f', [FIELD]).matchBy).toBeNull();
  });
});

describe('fields made in one step', () => {
  it('are those of details that hold numbers, days or choices, each of its type', () => {
    expect(typedDetails(TABLE)).toEqual([2, 3]);
    expect(withFields(TABLE, typedDetails(TABLE), [FIELD])).toEqual({
      name: [0],
      details: [{ column: 1, label: 'Email' }],
      fields: [
        { column: 2, type: 'NUMBER' },
        { column: 3, type: 'SELECT' },
      ],
      matchBy: 'Email',
    });
  });
});
