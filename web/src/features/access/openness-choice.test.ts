import { changesTo, openedBy, OPENNESS, type SpecialLevels } from './openness-choice.ts';

const CLOSED: SpecialLevels = { public: 'none', markup: 'none', playback: 'none' };
const after = (own: SpecialLevels, changes: ReturnType<typeof changesTo>): SpecialLevels => ({
  ...own,
  ...Object.fromEntries(changes.map(({ id, level }) => [id, level])),
});

describe('what everyone in the workspace may do', () => {
  it('is one choice for every mix of grants, and choosing it again changes nothing but what says the same', () => {
    for (const everyone of ['none', 'READ', 'WRITE', 'FULL'] as const)
      for (const markup of ['none', 'READ'] as const)
        for (const playback of ['none', 'READ'] as const) {
          const own = { public: everyone, markup, playback };
          for (const wanted of OPENNESS) expect(openedBy(after(own, changesTo(wanted, own)))).toBe(wanted);
        }
  });

  it('is private only without any grant', () => {
    expect(openedBy(CLOSED)).toBe('none');
    expect(openedBy({ ...CLOSED, playback: 'READ' })).toBe('READ');
    expect(openedBy({ ...CLOSED, markup: 'READ' })).toBe('MARKUP');
  });

  it('keeps highlighting by viewers where everyone may edit', () => {
    expect(changesTo('WRITE', { public: 'READ', markup: 'READ', playback: 'none' })).toEqual([
      { id: 'public', level: 'WRITE', before: 'READ' },
    ]);
  });

  it('raises before it lowers', () => {
    expect(changesTo('READ', { public: 'none', markup: 'READ', playback: 'READ' }).map(({ id }) => id)).toEqual([
      'public',
      'markup',
      'playback',
    ]);
  });
});
