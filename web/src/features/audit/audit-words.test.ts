import { actionWords, breakWords, detailWords, objectWords, sinceOf, sourceWords } from './audit-words.ts';

describe('the words of the audit log', () => {
  it('are made of the action', () => {
    expect(
      ['share-link:created', 'member:role-changed', 'sso:connection-changed', 'ai-text:changed', 'trash:moved'].map(
        actionWords,
      ),
    ).toEqual([
      'Public link created',
      'Member role changed',
      'Single sign-on connection changed',
      'AI text changed',
      'Moved to the trash',
    ]);
  });
  it('hold the details on one line', () => {
    expect(detailWords({ ip: '203.0.113.7', linkId: '1', method: 'SSO', nothing: null })).toBe('link id 1, method sso');
    const [from, to] = [
      { role: 'VIEWER', workspaceAdmin: false, name: 'A' },
      { role: 'CONTRIBUTOR', workspaceAdmin: true, name: 'A' },
    ];
    expect(detailWords({ from, to, by: 'scim' })).toBe('role: viewer → contributor, workspace admin: no → yes');
    expect(detailWords({ from: 'active', to: 'suspended' })).toBe('active → suspended');
    expect(detailWords({ from: null, to: ['x'] })).toBe('none → 1 entry');
    expect(detailWords({ to: { hosts: ['a', 'b'] } })).toBe('to hosts 2 entries');
    expect(detailWords(null)).toBe('');
  });
  it('name the beginning of a period to the minute', () => {
    expect([sinceOf('all'), sinceOf('day', Date.parse('2026-01-02T03:04:05Z'))]).toEqual([
      null,
      '2026-01-01T03:04:00.000Z',
    ]);
  });
  it('say where an entry comes from, and what it is about', () => {
    const entry = { ip: '203.0.113.7', program: 'TOKEN', programName: 'Nightly', objectType: 'NOTE', objectIds: [] };
    expect(sourceWords(entry as never)).toBe('203.0.113.7, Access token “Nightly”');
    expect(sourceWords({ ip: null, program: null } as never)).toBe('');
    expect(objectWords({ ...entry, objectId: '1' } as never)).toBe('note');
    expect(objectWords({ ...entry, objectIds: ['1', '2'] } as never)).toBe('2 objects');
  });
  it('name the entry at which the chain breaks', () => {
    expect(breakWords({ problem: 'MISSING', sequence: 1204, entryId: null })).toBe(
      'Entry 1,204 does not follow the entry before it. Entries were removed.',
    );
  });
});
