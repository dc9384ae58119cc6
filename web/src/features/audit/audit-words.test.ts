import { actionWords, detailWords, sinceOf } from './audit-words.ts';

describe('the words of the audit log', () => {
  it('are made of the action', () => {
    expect(['share-link:created', 'member:role-changed'].map(actionWords)).toEqual([
      'Share link created',
      'Member role changed',
    ]);
  });
  it('hold the details on one line', () => {
    expect(detailWords({ ip: '203.0.113.7', linkId: '1', from: { role: 'VIEWER' }, nothing: null })).toBe(
      'ip 203.0.113.7, link id 1, from {"role":"VIEWER"}',
    );
  });
  it('name the beginning of a period to the minute', () => {
    expect([sinceOf('all'), sinceOf('day', Date.parse('2026-01-02T03:04:05Z'))]).toEqual([
      null,
      '2026-01-01T03:04:00.000Z',
    ]);
  });
});
