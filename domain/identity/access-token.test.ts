import {
  type AccessToken,
  TOKEN_SECRET_LENGTH,
  demandFuture,
  demandScopes,
  formatAccessToken,
  isWorking,
  isJwt,
  parseAccessToken,
  viewAccessToken,
} from './index.ts';

const teamId = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
const secret = 'a_-9'.repeat(20).slice(0, TOKEN_SECRET_LENGTH);

describe('an access token', () => {
  it('is read with and without its prefix', () => {
    expect(formatAccessToken(teamId, secret)).toBe(`api.${teamId}.${secret}`);
    for (const text of [`api.${teamId}.${secret}`, `${teamId}.${secret}`, `api.${teamId.toUpperCase()}.${secret}`]) {
      expect(parseAccessToken(text)).toEqual({ teamId, secret });
    }
  });
  it.each([
    '',
    'api',
    'api..',
    `api.${teamId}`,
    `api.${teamId}.short`,
    `key.${teamId}.${secret}`,
    `api.${teamId}.${secret}.more`,
    `api.not-a-team.${secret}`,
    `${teamId}.${secret.slice(1)}!`,
  ])('is not %p', (text) => {
    expect(parseAccessToken(text)).toBeUndefined();
  });
  it('has its scopes in order and once, and never writes without reading', () => {
    expect(demandScopes(['write', 'read', 'write'])).toEqual(['read', 'write']);
    expect(() => demandScopes(['write'])).toThrow('must be allowed to read');
  });
  it('ends later than now, or never', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    expect(demandFuture(null, now)).toBeNull();
    expect(demandFuture('2026-01-01T00:00:01Z', now)).toEqual(new Date('2026-01-01T00:00:01Z'));
    expect(() => demandFuture('2026-01-01T00:00:00Z', now)).toThrow('would have expired');
  });
});

describe('a token in use', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  it.each([
    ['without an end', null, true],
    ['before its end', new Date(now.getTime() + 1), true],
    ['at its end', now, false],
    ['after its end', new Date(now.getTime() - 1), false],
  ])('%s works: %#', (_, expiresAt, works) => {
    expect(isWorking({ expiresAt }, now)).toBe(works);
  });

  it('is listed without its secret and the hash of it', () => {
    const token: AccessToken = {
      id: 'i',
      teamId,
      memberId: 'm',
      name: 'Nightly import',
      scopes: ['read'],
      secretHash: 'hash',
      createdAt: now,
      expiresAt: null,
      usedAt: now,
      revokedAt: null,
      program: false,
    };
    expect(viewAccessToken(token)).toEqual({
      id: 'i',
      name: 'Nightly import',
      scopes: ['read'],
      createdAt: now.toISOString(),
      expiresAt: null,
      usedAt: now.toISOString(),
    });
  });
});

describe('a token of an identity provider', () => {
  it.each([
    ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln', true],
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.', true],
    ['api.01890000-0000-7000-8000-000000000001.eyJhbGciOiJub25lIn0', false],
    ['eyJhbGciOiJub25lIn0', false],
  ])('%s: %s', (bearer, isOne) => {
    expect(isJwt(bearer)).toBe(isOne);
  });
});
