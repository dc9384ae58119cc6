import { neighborAfterStep } from './steps.ts';

describe('moving a field by one place', () => {
  it('names the neighbor that it goes before, null for the end', () => {
    expect(neighborAfterStep(['a', 'b', 'c'], 'b', -1)).toBe('a');
    expect(neighborAfterStep(['a', 'b', 'c'], 'a', 1)).toBe('c');
    expect(neighborAfterStep(['a', 'b', 'c'], 'b', 1)).toBeNull();
  });

  it('is not possible at the end of the list', () => {
    expect(neighborAfterStep(['a', 'b'], 'a', -1)).toBeUndefined();
    expect(neighborAfterStep(['a', 'b'], 'b', 1)).toBeUndefined();
    expect(neighborAfterStep(['a'], 'z', 1)).toBeUndefined();
  });
});
