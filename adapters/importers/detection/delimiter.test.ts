import { delimiterOf } from './delimiter.ts';

describe('the delimiter of a table', () => {
  it.each([
    ['a,b,c\n1,2,3', ','],
    ['a;b;c\n1;2;3', ';'],
    ['a;b,c\n', ','],
    ['a;b;c,d\n', ';'],
    ['a\tb\tc', '\t'],
    ['a|b|c', '|'],
    ['single\nvalues', ','],
    ['"a,b,c";d\n', ';'],
    ['\n\n  \na;b\n', ';'],
    ['"a\n,,,,";b\n', ';'],
    ['', ','],
    ['sep=;\na,b,c\n', ';'],
    ['sep=^\na^b,c\n', '^'],
  ])('of %j is %j', (beginning, delimiter) => {
    expect(delimiterOf(beginning)).toBe(delimiter);
  });
  it('is not the comma of sentences where the lines agree about another', () => {
    expect(delimiterOf('t1;no;Well, this, that, and all\nt2;yes;Fine.\nt3;yes;Good, thanks.\n')).toBe(';');
  });
});
