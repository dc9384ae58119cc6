import { dayOf, endOfDay, linkStatus } from './expiry.ts';

describe('the end of a public link', () => {
  const link = { on: true, expiresAt: null, hasPassword: false };
  const now = new Date('2026-03-14T12:00:00Z');

  it('is the last moment of the chosen day, where the reader is', () => {
    const end = new Date(endOfDay('2026-03-14'));
    expect([end.getHours(), end.getMinutes(), dayOf(end)]).toEqual([23, 59, '2026-03-14']);
  });

  it('is told with who may read', () => {
    expect(linkStatus(link, now)).toBe('Anyone with the link can read');
    expect(linkStatus({ ...link, hasPassword: true }, now)).toBe('Anyone with the link and the password can read');
    expect(linkStatus({ ...link, expiresAt: '2026-03-20T12:00:00Z' }, now)).toMatch(
      /^Anyone with the link can read until .*2026/,
    );
  });

  it('is told as such once it has come, and off is off whatever else holds', () => {
    expect(linkStatus({ ...link, expiresAt: '2026-03-14T12:00:00Z' }, now)).toMatch(/^Ended /);
    expect(linkStatus({ ...link, on: false, expiresAt: '2026-03-14T12:00:00Z' }, now)).toBe('Off: leads nowhere');
  });
});
