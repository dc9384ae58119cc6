import { PLAIN_LOOK, lookFromText, lookToText } from './look.ts';

describe('the look of a view in the address', () => {
  it('comes back as it was', () => {
    const look = { ...PLAIN_LOOK, layout: 'BOARD', group: { kind: 'TAG' } } as const;
    expect(lookFromText(lookToText(look))).toEqual(look);
    expect(lookToText(PLAIN_LOOK)).toBe('{"layout":"TABLE"}');
  });
  it.each(['', 'x', '{}', '{"layout":"PIE"}', '{"layout":"TABLE","columns":1}', 'null'])('is none in %j', (text) => {
    expect(lookFromText(text)).toBeNull();
  });
});
