import { clusterTitles, quotedTitle, titleHolds, untakenTitle } from '../index.ts';

const NIGHT = [
  'Too noisy at night',
  'The ward is noisy at night',
  'Less noise at night, please',
  'Earplugs would help',
];

describe('a title', () => {
  it('holds while a seventh of the texts has one of its words', () => {
    expect(titleHolds('Noisy at night', NIGHT)).toBe(true);
    expect(titleHolds('Treatment', NIGHT)).toBe(false);
    expect(titleHolds('Earplugs, treatment', NIGHT)).toBe(true);
    const others = Array.from({ length: 4 }, () => 'The room is cold');
    expect(titleHolds('Earplugs', [...NIGHT, ...others])).toBe(false);
  });

  it('holds only with the polarity of the texts', () => {
    expect(titleHolds('No parking', ['There is no parking', 'No parking at all'])).toBe(true);
    expect(titleHolds('Parking', ['There is no parking', 'No parking at all'])).toBe(false);
  });

  it('without telling words never holds', () => {
    expect(titleHolds('', NIGHT)).toBe(false);
  });

  it('is the commonest answer of texts without content', () => {
    const answers = ['Nothing', 'Nothing.', 'nothing', 'None', 'Nothing really', 'Food was cold once'];
    expect(clusterTitles([answers, NIGHT])[0]).toBe('Nothing');
  });

  it('is no mark in place of a name that was removed', () => {
    const texts = ['XXX was kind', 'Xxx is my hero', 'xxxxx never called back', 'Thanks to XXX'];
    expect(clusterTitles([texts, NIGHT])[0]).not.toMatch(/xxx/i);
  });

  it('that is taken gets a phrase of its texts, else a number', () => {
    const taken = new Set(['staff', 'staff, masks', 'don’t think so']);
    expect(untakenTitle('Ward', ['masks'], taken)).toBe('Ward');
    expect(untakenTitle('Staff', ['staff', 'masks', 'pay'], taken)).toBe('Staff, pay');
    expect(untakenTitle('Don’t think so', [], taken)).toBe('Don’t think so 2');
  });

  it('may be the beginning of a text', () => {
    expect(quotedTitle('too noisy  at night')).toBe('“Too noisy at night”');
  });
});
