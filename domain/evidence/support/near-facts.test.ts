import { shown } from '../../../test/builders/quoted-call.ts';
import { frequencyOf } from './units.ts';
import { WordSet } from './words/word-set.ts';

const SHARE = 'Drei von acht Kollegen haben das Handbuch gelesen, die anderen fragen mich.';

describe('a sentence is not checked if it', () => {
  it.each([
    [
      'makes a fact of what almost happened',
      'They switched to the new vendor.',
      'We almost switched to the new vendor.',
    ],
    [
      'names another cause',
      'They left because the plan became too expensive.',
      'We left because I only used the calendar.',
    ],
    [
      'makes an ability of a wish',
      'Mehdi peut annuler une commande.',
      "J'aimerais pouvoir annuler une commande, vraiment.",
    ],
    ['counts the whole of a share', 'Acht Kollegen haben das Handbuch gelesen.', SHARE],
    [
      'gives the quality to what is compared',
      'Users find the old dashboard nicer to look at.',
      "About the dashboard: it's nicer to look at than the old one.",
    ],
  ])('%s', (_, text, quote) => expect(shown(text, quote)).toBe('UNCHECKED'));

  it('but not if it says “almost” too, or “almost” belongs to a quantity', () => {
    const quote = 'We almost switched to the new vendor in spring.';
    expect(shown('They almost switched to the new vendor in spring.', quote)).toBe('FINDING');
    expect(
      shown('The servers never crash at night.', 'The servers almost never crash at night, I think.'),
    ).not.toBeNull();
  });
});

describe('a sentence keeps', () => {
  it.each([
    ['“weekly” for every Friday', 'They release the product weekly.', 'We release the product every Friday.'],
    ['“nothing but” for “only”', 'They used nothing but the calendar.', 'We only ever used the calendar.'],
    ['the words of a share', 'Drei von acht Kollegen haben das Handbuch gelesen.', SHARE],
  ])('%s', (_, text, quote) => expect(shown(text, quote)).toBe('FINDING'));

  it('no weekly for every month', () =>
    expect(shown('They release the product weekly.', 'We release the product every month.')).toBeNull());
});

it('turns a size in German, whatever the spelling of ß', () => {
  expect(shown('Die Schrift ist viel zu groß.', 'Für mich ist die Schrift viel zu klein.')).toBeNull();
  expect(new WordSet('groß*').has('grosse')).toBe(true);
  expect(frequencyOf('wöchentlich')).toBe('week');
  expect(frequencyOf('week')).toBeNull();
});
