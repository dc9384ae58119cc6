import {
  type Grant,
  accessExpiry,
  checkCode,
  codeExpiry,
  demandGranted,
  formatCode,
  formatRefresh,
  isAllowedBefore,
  isSharedAuthService,
  isTooSoon,
  outcomeOfCode,
  outcomeOfRefresh,
  parseCode,
  parseRefresh,
  refreshExpiry,
  sharedAuthClient,
  sharedAuthExpiry,
  viewProgram,
  viewTokens,
} from './index.ts';

const now = new Date('2026-11-28T10:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const teamId = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';
const secret = 'a'.repeat(43);
const grant: Grant = {
  id: 'i',
  teamId,
  clientId: 'c',
  redirectUri: 'https://p.example/back',
  scopes: ['read'],
  codeHash: 'code',
  challenge: 'x',
  codeExpiresAt: later(1),
  codeUsedAt: null,
  familyHash: 'family',
  refreshHash: 'refresh',
  refreshExpiresAt: later(1),
};

describe('a code', () => {
  const sent = { clientId: 'c', redirectUri: grant.redirectUri, challenge: 'x' };
  it('works in its minute, for its client, address and challenge', () => {
    expect(outcomeOfCode(grant, sent, now)).toBe('works');
    expect(outcomeOfCode(grant, sent, later(1))).toBe('wrong');
    for (const other of [{ clientId: 'd' }, { redirectUri: null }, { challenge: 'y' }])
      expect(outcomeOfCode(grant, { ...sent, ...other }, now)).toBe('wrong');
  });
  it('is spent after its use, for everyone', () => {
    for (const clientId of ['c', 'd'])
      expect(outcomeOfCode({ ...grant, codeUsedAt: now }, { ...sent, clientId }, later(9))).toBe('spent');
  });
  it('is read as it was written', () => {
    expect(parseCode(formatCode(teamId, secret))).toEqual({ teamId, secret });
    for (const text of [
      '',
      `api.${teamId}.${secret}`,
      `code.x.${secret}`,
      `code.${teamId}.x`,
      `${formatCode(teamId, secret)}.x`,
    ])
      expect(parseCode(text)).toBeNull();
  });
});

describe('a refresh token', () => {
  const sent = { clientId: 'c', refreshHash: 'refresh' };
  it('works until its end, for its client', () => {
    expect(outcomeOfRefresh(grant, sent, now)).toBe('works');
    expect(outcomeOfRefresh(grant, sent, later(1))).toBe('wrong');
    expect(outcomeOfRefresh({ ...grant, refreshExpiresAt: null }, sent, now)).toBe('wrong');
    expect(outcomeOfRefresh(grant, { ...sent, clientId: 'd' }, now)).toBe('wrong');
  });
  it('is spent if another one of the family followed', () => {
    expect(outcomeOfRefresh(grant, { ...sent, refreshHash: 'before' }, now)).toBe('spent');
    // Another client cannot end a family.
    expect(outcomeOfRefresh(grant, { clientId: 'd', refreshHash: 'before' }, now)).toBe('wrong');
  });
  it('is read as it was written', () => {
    const family = 'b'.repeat(43);
    const text = formatRefresh(teamId, family, secret);
    expect(parseRefresh(text)).toEqual({ teamId, family, secret });
    for (const wrong of [
      '',
      text.slice(1),
      `${text}.x`,
      `refresh.${teamId}.${family}`,
      `refresh.x.${family}.${secret}`,
    ])
      expect(parseRefresh(wrong)).toBeNull();
  });
  it('gives the granted scopes or fewer', () => {
    expect(demandGranted({ scopes: ['read', 'write'] }, undefined)).toEqual(['read', 'write']);
    expect(demandGranted({ scopes: ['read', 'write'] }, 'read')).toEqual(['read']);
    expect(() => demandGranted({ scopes: ['read'] }, 'read write')).toThrow('did not allow');
  });
});

it('times are a minute, an hour and ten minutes, and 30 days within a year of the decision', () => {
  expect([codeExpiry, accessExpiry, sharedAuthExpiry].map((of) => of(now))).toEqual(
    [60_000, 3_600_000, 600_000].map(later),
  );
  const day = 86_400_000;
  expect(refreshExpiry(now, now)).toEqual(later(30 * day));
  expect(refreshExpiry(now, later(-364 * day))).toEqual(later(day));
});

describe('a connected program', () => {
  const program = {
    id: 'i',
    clientId: 'c',
    redirectUri: 'https://p.example/back',
    scopes: ['read'] as const,
    name: 'Assistant',
    memberId: 'm',
    memberName: 'Ada',
    createdAt: now,
    usedAt: null,
  };
  it('is shown with its host and without its client', () => {
    expect(viewProgram(program)).toMatchObject({ host: 'p.example', usedAt: null });
    expect(viewProgram({ ...program, redirectUri: null, usedAt: now })).toMatchObject({
      host: null,
      usedAt: now.toISOString(),
    });
    expect(viewTokens('a', 'r', ['read', 'write'])).toMatchObject({ token_type: 'Bearer', scope: 'read write' });
  });
  it('was allowed before only as the same, and only at an https address', () => {
    const asked = { clientId: 'c', redirectUri: 'https://p.example/back', scopes: ['read'] as const };
    expect(isAllowedBefore([program], asked)).toBe(true);
    for (const other of [
      { clientId: 'd' },
      { redirectUri: 'https://p.example/' },
      { scopes: ['read', 'write'] as const },
    ])
      expect(isAllowedBefore([program], { ...asked, ...other })).toBe(false);
    const onDevice = { redirectUri: 'http://localhost/back' };
    expect(isAllowedBefore([{ ...program, ...onDevice }], { ...asked, ...onDevice })).toBe(false);
  });
});

describe('a plug-in', () => {
  it('is of a service of the catalogue', () => {
    expect([isSharedAuthService('google-meet'), isSharedAuthService('constructor')]).toEqual([true, false]);
    expect(sharedAuthClient('zoom')).toBe('shared-auth:zoom');
  });
  it('waits five seconds', () => {
    expect([null, now].map((last) => isTooSoon(last, later(4999)))).toEqual([false, true]);
    expect(isTooSoon(now, later(5000))).toBe(false);
  });
  it('shows 30 bits of its challenge', () => {
    expect(checkCode('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')).toBe('2F9-HX5');
    expect(checkCode('AAAAA')).toBe('000-000');
    expect(checkCode('_____')).toBe('ZZZ-ZZZ');
  });
});
