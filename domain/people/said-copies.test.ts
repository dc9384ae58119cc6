import { SaidCopies } from './index.ts';

const SAID = ['I count every wallaby twice before the audit. Never twice a day!', 'Yes.'];

describe('copies of what was said', () => {
  const copies = new SaidCopies(SAID);
  const erased = (text: string) => copies.erase(text).text;

  it('are runs of six equal words, in any case and punctuation', () => {
    expect(erased('She said: “I COUNT every wallaby, twice before” it.')).toBe('She said: “[erased]” it.');
    expect(erased('I count every wallaby twice.')).toBe('I count every wallaby twice.');
  });

  it('are shorter sentences as a text of nothing else, unless anyone may say them', () => {
    expect(erased('“Never twice a day.”')).toBe('“[erased].”');
    expect(erased('It is never twice a day there.')).toBe('It is never twice a day there.');
    expect(erased('Yes.')).toBe('Yes.');
  });

  it('are generated sentences as a whole', () => {
    const told = new SaidCopies(SAID);
    told.addRetold('The participant checks the number of animals again.');
    expect(told.erase('So: The participant checks the number of animals again. Fine.').text).toBe(
      'So: [erased]. Fine.',
    );
    expect(told.isIn('The participant checks the number of pens')).toBe(false);
  });

  it('can be quoted in parts', () => {
    expect(copies.isSaid('every wallaby')).toBe(true);
    expect(copies.isSaid('every audit')).toBe(false);
  });
});
