import {
  FLAGS_MAX,
  NOTHING_STORED,
  STANDARD_PREFERENCES,
  refuseUnknownTimeZone,
  viewPreferences,
  withFlag,
} from './preferences.ts';

describe('preferences', () => {
  it('are standard until chosen, and ignore values of other versions', () => {
    expect(viewPreferences(NOTHING_STORED)).toEqual({ ...STANDARD_PREFERENCES, chosen: [], flags: [] });
    const stored = { preferences: { theme: 'dark', density: 'huge', old: 1, fullWidth: 'yes' } as object, flags: {} };
    expect(viewPreferences(stored)).toMatchObject({
      theme: 'dark',
      density: 'comfortable',
      fullWidth: false,
      chosen: ['theme'],
    });
  });

  it('hold flags with names of a fixed form, up to a limit', () => {
    expect(withFlag({}, 'product-tour', 'seen')).toEqual({ 'product-tour': 'seen' });
    expect(withFlag({ tip: 'seen' }, 'tip', 'skipped')).toEqual({ tip: 'skipped' });
    expect(withFlag({ tip: 'seen' }, 'tip', null)).toEqual({});
    for (const name of ['', 'Two words', '__proto__', 'x'.repeat(65)])
      expect(() => withFlag({}, name, 'seen')).toThrow('That is no name of a flag');
    const full = Object.fromEntries(Array.from({ length: FLAGS_MAX }, (_, n) => [`tip-${n}`, 'seen' as const]));
    expect(() => withFlag(full, 'one-more', 'seen')).toThrow('at most 200 flags');
    expect(withFlag(full, 'tip-1', 'skipped')['tip-1']).toBe('skipped');
  });

  it('have a time zone with a name', () => {
    for (const update of [{}, { timeZone: 'Europe/Berlin' }]) expect(() => refuseUnknownTimeZone(update)).not.toThrow();
    for (const timeZone of ['+05:30', 'Mars/Olympus'])
      expect(() => refuseUnknownTimeZone({ timeZone })).toThrow('Unknown time zone');
  });
});
