import { npmWordLists } from './npm-word-lists.ts';

describe('the word lists', () => {
  it.each(['shit', 'sh1t', 'fucking', 'asshole'])('know %s as offensive', (word) => {
    expect(npmWordLists.isProfane(word)).toBe(true);
  });
  it.each(['cockpit', 'scunthorpe', 'essex', 'therapist', 'assess', 'analysis', 'class', 'cocktail'])(
    'leave %s in peace',
    (word) => {
      expect(npmWordLists.isProfane(word)).toBe(false);
    },
  );
  it('know the domains where anybody gets an address', async () => {
    const free = await npmWordLists.freeMail([
      '@gmail.com',
      '@outlook.com',
      '@web.de',
      '@qq.com',
      '@example.org',
      '@acme.example',
    ]);
    expect([...free]).toEqual(['@gmail.com', '@outlook.com', '@web.de', '@qq.com']);
  });
});
