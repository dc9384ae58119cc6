import { EVENTS, isEventName } from './index.ts';

describe('the name of an event', () => {
  it('is one of the catalogue', () => {
    for (const name of Object.keys(EVENTS)) expect(isEventName(name)).toBe(true);
  });
  it.each(['', 'note', 'note:exploded', 'constructor', '__proto__', 'toString'])(
    'is not %p, which another version of Evident may have announced',
    (name) => {
      expect(isEventName(name)).toBe(false);
    },
  );
});
