import { sampleField, sampleRole, sampleWait } from './sample-rows.ts';
import { fromTabs, toTabs, valueFrom } from './cells.ts';

describe('cells', () => {
  it('go through the clipboard of spreadsheets', () => {
    const cells = [
      ['one', 'two\tthree'],
      ['', 'four'],
    ];
    expect(fromTabs(`${toTabs(cells)}\r\n`)).toEqual([
      ['one', 'two three'],
      ['', 'four'],
    ]);
  });
  it('are read by the type of their field', () => {
    expect(valueFrom(sampleRole, ' nurse ')).toEqual({ ids: ['nurse'] });
    expect(valueFrom(sampleWait, '1,200')).toEqual({ number: 1200 });
    expect(valueFrom(sampleField('x', 'Done', 'BOOLEAN'), 'Yes')).toEqual({ boolean: true });
    expect(valueFrom(sampleField('x', 'Day', 'DATETIME'), '2026-05-01')).toEqual({
      moment: '2026-05-01T00:00:00.000Z',
    });
    expect(valueFrom(sampleRole, '')).toEqual({});
  });
  it('are refused if they are no value of the field', () => {
    expect(() => valueFrom(sampleRole, 'Gold')).toThrow('“Gold” is no value of “Role”');
    expect(() => valueFrom(sampleWait, 'many')).toThrow('“many” is no value of “Hours waited”');
    expect(() => valueFrom(sampleField('x', 'Mail', 'EMAIL'), 'nobody')).toThrow();
  });
});
