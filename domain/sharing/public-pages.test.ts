import { SHARED_TYPES, VISITOR_NOTICE, publicPath } from './index.ts';

describe('the public page of a shared object', () => {
  it.each([
    ['insight', '/p/a1B2c3D4e5F6'],
    ['project', '/p/a1B2c3D4e5F6'],
    ['note', '/p/data/a1B2c3D4e5F6'],
    ['highlight', '/public-object/a1B2c3D4e5F6'],
    ['reel', '/embed/reels/a1B2c3D4e5F6'],
  ] as const)('of a %s is %s', (type, path) => {
    expect(publicPath(type, 'a1B2c3D4e5F6')).toBe(path);
  });

  it('is defined for every kind that can be shared', () => {
    expect([...SHARED_TYPES].sort()).toEqual(['highlight', 'insight', 'note', 'project', 'reel']);
  });

  it.each([...SHARED_TYPES])('of a %s warns before sharing which objects stay hidden', (type) => {
    expect(VISITOR_NOTICE[type]).toMatch(/^Visitors see .*\. They don’t see .*\.$/);
  });
});
