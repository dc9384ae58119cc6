import { columnLabel, filledColumns, matchKey, nameKey } from './index.ts';

const SEGMENT = '00000000-0000-7000-8000-0000000000c1';
const BORN = '00000000-0000-7000-8000-0000000000c2';
const FIELDS = [
  { id: SEGMENT, type: 'NUMBER', settings: {} },
  { id: BORN, type: 'DATETIME', settings: {} },
] as const;
const table = (header: string[], ...rows: string[][]) => ({ header, rows: rows.map((cells) => ({ cells })) });

describe('columns that fill fields of people', () => {
  it('read cells as values of the field, and none for cells that are no value', () => {
    const [column] = filledColumns(
      [{ column: 1, fieldId: SEGMENT.toUpperCase() }],
      FIELDS,
      table(['Name', ' Score '], ['Ada', '12']),
    );
    expect(column).toMatchObject({ column: 1, fieldId: SEGMENT, label: 'Score' });
    expect(['12', '1,200', 'many', ''].map((cell) => column!.read(cell))).toEqual([
      { number: 12 },
      { number: 1200 },
      null,
      null,
    ]);
  });

  it('take the order of day and month from all cells of a date column', () => {
    const born = (...cells: string[]) =>
      filledColumns([{ column: 0, fieldId: BORN }], FIELDS, table(['Born'], ...cells.map((cell) => [cell])))[0]!.read(
        '03/04/1990',
      );
    expect(born('03/04/1990', '25/04/1990')).toEqual(
      expect.objectContaining({ moment: expect.stringContaining('1990-04-03') }),
    );
    expect(born('03/04/1990', '04/25/1990')).toEqual(
      expect.objectContaining({ moment: expect.stringContaining('1990-03-04') }),
    );
  });

  it('are numbered if the head is blank, and cut to the length of a label', () => {
    const labels = filledColumns(
      [
        { column: 2, fieldId: SEGMENT },
        { column: 0, fieldId: BORN },
      ],
      FIELDS,
      table(['x'.repeat(300), '', ' ']),
    );
    expect(labels.map(({ label }) => label)).toEqual(['Column 3', 'x'.repeat(200)]);
    expect([columnLabel([' Role '], 0), columnLabel([], 4)]).toEqual(['Role', 'Column 5']);
  });

  it('are refused if two fill the same field, or one that people do not have', () => {
    const filled =
      (...ids: string[]) =>
      () =>
        filledColumns(
          ids.map((fieldId, column) => ({ column, fieldId })),
          FIELDS,
          table(['a', 'b']),
        );
    expect(filled(SEGMENT, SEGMENT.toUpperCase())).toThrow(
      expect.objectContaining({ title: 'Two columns fill the same field' }),
    );
    expect(filled('00000000-0000-7000-8000-0000000000ff')).toThrow(
      expect.objectContaining({ title: 'Field not found' }),
    );
  });
});

describe('the key that recognizes a person', () => {
  it('is the compared name, or a detail without case and surrounding space', () => {
    const ada = { nameKey: nameKey('Ada Lovelace'), details: { Email: ' Ada@Example.org ' } };
    expect(matchKey(ada, 'Email')).toBe('ada@example.org');
    expect(matchKey(ada, null)).toBe(nameKey(' ada  LOVELACE '));
  });

  it('is missing where the person has no such value, so that nobody is matched by a blank', () => {
    expect(matchKey({ nameKey: '', details: {} }, null)).toBeNull();
    expect(matchKey({ nameKey: 'ada', details: { Email: '  ' } }, 'Email')).toBeNull();
    expect(matchKey({ nameKey: 'ada', details: {} }, 'Email')).toBeNull();
  });
});
