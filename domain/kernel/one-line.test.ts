import fc from 'fast-check';
import { oneLine, refuseOneMore } from './index.ts';

describe('a title', () => {
  it('is on one line without surrounding space', () => {
    expect(oneLine('  Quotes \n about prices ')).toBe('Quotes about prices');
  });

  it('is not blank', () => {
    for (const blank of ['', ' \n ', '\u00a0'])
      expect(() => oneLine(blank)).toThrow(
        expect.objectContaining({ code: 'ValidationError', title: 'The title is empty', advice: 'Enter a title.' }),
      );
    expect(() => oneLine('', 'label')).toThrow('The label is empty');
  });

  it('stays as it is when stored again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const line = oneLine(`x${text}`);
        expect(oneLine(line)).toBe(line);
        expect(line).not.toMatch(/[\n\r\t]/);
      }),
    );
  });
});

describe('a limit', () => {
  it('refuses one more than there may be', () => {
    const limit = { most: 2, title: 'There are at most 2', advice: 'Delete one.' };
    expect(() => refuseOneMore(1, limit)).not.toThrow();
    for (const there of [2, 3])
      expect(() => refuseOneMore(there, limit)).toThrow(
        expect.objectContaining({ code: 'UnprocessableContent', title: 'There are at most 2', advice: 'Delete one.' }),
      );
  });
});
