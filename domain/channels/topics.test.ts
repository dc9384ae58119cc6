import { EXAMPLES_MAX, withExample } from './index.ts';

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `point ${at}`);

describe('an example of a topic', () => {
  it('is in one direction only, or in none', () => {
    const topic = { included: ['a', 'b'], excluded: ['c'] };
    expect(withExample(topic, 'c', 'INCLUDE')).toEqual({ included: ['a', 'b', 'c'], excluded: [] });
    expect(withExample(topic, 'a', 'EXCLUDE')).toEqual({ included: ['b'], excluded: ['c', 'a'] });
    expect(withExample(topic, 'a', 'NONE')).toEqual({ included: ['b'], excluded: ['c'] });
    expect(withExample(topic, 'a', 'INCLUDE')).toEqual({ included: ['b', 'a'], excluded: ['c'] });
  });

  it('is refused beyond the limit', () => {
    const full = { included: ids(EXAMPLES_MAX), excluded: [] };
    expect(() => withExample(full, 'one more', 'INCLUDE')).toThrow('at most 50 examples');
    expect(withExample(full, 'point 0', 'INCLUDE').included).toHaveLength(EXAMPLES_MAX);
  });
});
