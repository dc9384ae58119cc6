import fc from 'fast-check';
import {
  atMost,
  effectiveAccess,
  effectiveLevel,
  grantsOf,
  highest,
  highestGrantable,
  LEVELS,
  levelAt,
  levelOrder,
  reaches,
  ROLES,
  SPECIAL_GROUPS,
  type Actor,
  type Grants,
  type Level,
  type Role,
} from './index.ts';

const ME = 'me';
const RESEARCH = 'research';
const actor = (role: Role = 'CONTRIBUTOR', groupIds: string[] = [RESEARCH]): Actor => ({
  teamId: 'team',
  userId: ME,
  role,
  workspaceAdmin: false,
  groupIds,
  scopes: ['read', 'write'],
});

const level = fc.constantFrom(...LEVELS);
const grants = fc.dictionary(fc.constantFrom(ME, RESEARCH, 'others', ...SPECIAL_GROUPS), level) as fc.Arbitrary<Grants>;

describe('levels', () => {
  it('are ordered none < READ < WRITE < FULL', () => {
    expect([...LEVELS].sort((one, other) => levelOrder(one) - levelOrder(other))).toEqual([
      'none',
      'READ',
      'WRITE',
      'FULL',
    ]);
    expect(LEVELS.map((each) => levelAt(levelOrder(each)))).toEqual(LEVELS);
  });

  it('of nobody are none', () => {
    expect(highest([])).toBe('none');
    expect([levelAt(-1), levelAt(4)]).toEqual(['none', 'none']);
  });

  it('stay below a cap', () => {
    fc.assert(
      fc.property(level, level, (held, cap) => {
        expect(reaches(cap, atMost(held, cap)) && reaches(held, atMost(held, cap))).toBe(true);
      }),
    );
  });
});

describe('the level on an object', () => {
  it.each<[string, Grants, Role, Level]>([
    ['nobody’s grant gives nothing', {}, 'MANAGER', 'none'],
    ['somebody else’s grant gives nothing', { others: 'FULL' }, 'MANAGER', 'none'],
    ['my own grant counts', { [ME]: 'WRITE' }, 'CONTRIBUTOR', 'WRITE'],
    ['my group’s grant counts', { [RESEARCH]: 'FULL' }, 'CONTRIBUTOR', 'FULL'],
    ['what everybody holds counts', { public: 'WRITE' }, 'CONTRIBUTOR', 'WRITE'],
    ['the markup group’s grant counts', { markup: 'READ' }, 'CONTRIBUTOR', 'READ'],
    ['the playback group’s grant counts', { playback: 'READ' }, 'CONTRIBUTOR', 'READ'],
    ['the highest of them wins', { [ME]: 'READ', [RESEARCH]: 'FULL', public: 'WRITE' }, 'CONTRIBUTOR', 'FULL'],
    ['a viewer never holds more than READ', { [ME]: 'FULL', public: 'WRITE' }, 'VIEWER', 'READ'],
    ['a viewer without a grant holds nothing', { others: 'READ' }, 'VIEWER', 'none'],
    ['a manager gets nothing from the role', { [ME]: 'READ' }, 'MANAGER', 'READ'],
  ])('%s', (_, given, role, expected) => {
    expect(effectiveLevel(actor(role), given)).toBe(expected);
  });

  it('gives an admin nothing without a grant', () => {
    expect(effectiveLevel({ ...actor('MANAGER'), workspaceAdmin: true }, { others: 'FULL' })).toBe('none');
  });

  it('is the highest grant under any of my keys, on the object or on a folder around it', () => {
    fc.assert(
      fc.property(
        fc.array(grants, { maxLength: 4 }),
        fc.constantFrom(...ROLES),
        fc.boolean(),
        (around, role, inGroup) => {
          const who = actor(role, inGroup ? [RESEARCH] : []);
          const mine = [ME, ...(inGroup ? [RESEARCH] : []), 'public', 'markup', 'playback'];
          const held = around.flatMap((of) =>
            Object.entries(of).flatMap(([key, given]) => (mine.includes(key) ? [LEVELS.indexOf(given)] : [])),
          );
          const cap = role === 'VIEWER' ? 1 : 3;
          expect(effectiveLevel(who, ...around)).toBe(LEVELS[Math.min(cap, Math.max(0, ...held))]);
        },
      ),
    );
  });

  it('never falls when a folder grants more', () => {
    fc.assert(
      fc.property(grants, grants, (own, folder) => {
        expect(reaches(effectiveLevel(actor(), own, folder), effectiveLevel(actor(), own))).toBe(true);
      }),
    );
  });

  it('opens highlighting wherever the markup group holds a grant', () => {
    expect(effectiveAccess(actor('VIEWER'), [{ [ME]: 'READ' }, { markup: 'READ' }])).toEqual({
      level: 'READ',
      markup: true,
      readOnly: false,
    });
    expect(effectiveAccess(actor('VIEWER'), [{ [ME]: 'READ' }])).toEqual({
      level: 'READ',
      markup: false,
      readOnly: false,
    });
  });
});

describe('grants', () => {
  it('are looked up by who holds them', () => {
    expect(
      grantsOf([
        { kind: 'user', id: ME, level: 'READ' },
        { kind: 'special', id: 'public', level: 'WRITE' },
      ]),
    ).toEqual({ [ME]: 'READ', public: 'WRITE' });
  });

  it('of the markup and playback groups end at READ', () => {
    expect(SPECIAL_GROUPS.map((id) => highestGrantable({ kind: 'special', id }))).toEqual(['FULL', 'READ', 'READ']);
    expect(highestGrantable({ kind: 'group', id: RESEARCH })).toBe('FULL');
  });
});
