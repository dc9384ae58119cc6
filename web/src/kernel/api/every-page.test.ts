import { everyPage } from './every-page.ts';

describe('list that is needed completely', () => {
  it('is loaded in order until its last page', async () => {
    const asked: (string | undefined)[] = [];
    const all = await everyPage(async (cursor) => {
      asked.push(cursor);
      return { items: [asked.length, asked.length * 10], next: asked.length < 3 ? `c${asked.length}` : null };
    });
    expect(all).toEqual([1, 10, 2, 20, 3, 30]);
    expect(asked).toEqual([undefined, 'c1', 'c2']);
  });
});
