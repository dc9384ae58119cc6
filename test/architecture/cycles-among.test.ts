import { cyclesAmong } from './cycles-among.ts';

describe('cycles among nodes', () => {
  it('are found with all their nodes', () => {
    const edges = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
      ['d', 'e'],
    ] as const;
    expect(cyclesAmong(edges)).toEqual([['a', 'b', 'c']]);
  });

  it('are not seen where paths only meet, or a node imports itself', () => {
    const edges = [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
      ['d', 'd'],
    ] as const;
    expect(cyclesAmong(edges)).toEqual([]);
  });
});
