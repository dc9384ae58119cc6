import { stalenessOf } from './index.ts';

const source = (id: string, digest: string) => ({ type: 'note', id, digest }) as const;

describe('A summary', () => {
  it('is up to date while its sources are the same, in any order', () => {
    expect(stalenessOf([source('a', '1'), source('b', '1')], [source('b', '1'), source('a', '1')])).toBeNull();
  });

  it('is stale by the number of sources that changed, are new, and are gone', () => {
    const then = [source('a', '1'), source('b', '1')];
    expect(stalenessOf(then, [source('a', '2'), source('c', '1'), source('d', '1')])).toEqual({
      changed: 1,
      added: 2,
      removed: 1,
    });
  });
});
