import { placesNamed } from './named.ts';

const quotes = (text: string, name: string) => placesNamed(text, name).map(({ quote }) => quote);

describe('places where a name is spoken', () => {
  it('are its words in a row, case, punctuation and possessive endings aside', () => {
    expect(quotes('Ana Berg called. ANA, Berg’s office; ana berg', 'Ana Berg')).toEqual([
      'Ana Berg',
      'ANA, Berg’s',
      'ana berg',
    ]);
    expect(quotes("James' desk, James's desk, Jameson", 'James')).toEqual(['James', "James's"]);
    expect(quotes('Annas Haus', 'Anna')).toEqual(['Annas']);
    expect(quotes('Anna', ' … ')).toEqual([]);
  });

  it('have positions in code points, and the words around them', () => {
    expect(placesNamed('👋 Ana, hi', 'Ana')).toEqual([
      { start: 2, end: 5, quote: 'Ana', before: '👋 ', after: ', hi' },
    ]);
  });
});
