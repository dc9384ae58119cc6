import { SHARE_TOKEN, refusePast } from './index.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T12:00:01Z');

describe('a share link', () => {
  it('cannot be made to end in the past', () => {
    expect(() => refusePast(now, now)).toThrow('expired already');
    expect(() => refusePast(later, now)).not.toThrow();
  });
  it.each(['a1B2c3D4e5F6'])('is 12 alphanumeric characters: %s', (token) => expect(token).toMatch(SHARE_TOKEN));
  it.each(['a1B2c3D4e5F', 'a1B2c3D4e5F67', 'a1B2c3D4e5F_', 'a1B2c3D4e5Fé', ''])('is nothing else: %p', (token) =>
    expect(token).not.toMatch(SHARE_TOKEN),
  );
});
