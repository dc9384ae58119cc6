import { beginningOf, phrasesOf, writtenLike } from './index.ts';

describe('The forms of a word', () => {
  it.each([
    ['~cost', 'cos'],
    ['~happi', 'hap'],
    ['~us', 'us'],
    ['~es~cancion', 'canci'],
    ['~de~müll', 'mül'],
  ])('begin like its stem without its last letters: %s', (stem, beginning) => {
    expect(beginningOf(stem)).toBe(beginning);
  });

  it('are combined for the words of a phrase, the asked one first', () => {
    expect(
      phrasesOf([
        ['launch', 'launches'],
        ['date', 'dates'],
      ]),
    ).toEqual(['launch date', 'launch dates', 'launches date', 'launches dates']);
    expect(phrasesOf([['cost']])).toEqual(['cost']);
  });

  it.each([
    ['cost', 'Costs', 'costs'],
    ['Gebühr', 'gebühren', 'Gebühren'],
    ['SRE', 'SREs', 'sres'],
  ])('are written like the asked one: %s', (asked, word, written) => {
    expect(writtenLike(asked, word)).toBe(written);
  });
});
