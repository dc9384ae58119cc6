import { npmWordLists } from './npm-word-lists.ts';

describe('the word lists', () => {
  it.each(['shit', 'sh1t', 'fucking', 'asshole'])('flag %s as offensive', async (word) => {
    expect((await npmWordLists.profanity())(word)).toBe(true);
  });
  it.each(['cockpit', 'scunthorpe', 'essex', 'therapist', 'assess', 'analysis', 'class', 'cocktail'])(
    'accept %s',
    async (word) => {
      expect((await npmWordLists.profanity())(word)).toBe(false);
    },
  );
  it('include public mail providers', async () => {
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
