import { contradicts } from './index.ts';

describe('two sentences', () => {
  it.each([
    ['I trust the numbers in the report.', 'We do not trust the numbers.'],
    ['The nurses were rude.', 'Very friendly nurses on this ward.'],
    ['It is easy to share a note.', 'It is hard to share a note.'],
    ['Die Suche hilft uns jeden Tag.', 'Die Suche hilft uns nicht.'],
  ])('contradict each other if one denies the other or judges the same otherwise: %s %s', (one, other) => {
    expect(contradicts(one, other)).toBe(true);
    expect(contradicts(other, one)).toBe(true);
  });

  it.each([
    ['I trust the numbers in the report.', 'I trust the numbers in the table.'],
    ['The nurses were rude.', 'Very friendly doctors on this ward.'],
    ['The nurses were friendly.', 'I cannot fault the nurses.'],
    ['The nurses were friendly.', 'The nurses should be less rude.'],
    ['The export works.', 'Does the export not work?'],
    ['It is easy to get lost in long notes.', 'Long notes are hard to read.'],
  ])('do not if they agree, speak of other things, wish or ask: %s %s', (one, other) => {
    expect(contradicts(one, other)).toBe(false);
    expect(contradicts(other, one)).toBe(false);
  });
});
