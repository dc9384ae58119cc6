import { demandOpenAttempt, refuseOver, returnPath, ssoAttemptsOverBefore, type SsoAttempt } from './attempt.ts';
import {
  certificateWarning,
  certificatesEnding,
  protocolOf,
  providerUrl,
  secretOwner,
  validCertificates,
} from './connection.ts';
import { demandOwnDomain, mailboxOf, txtRecord } from './domain.ts';
import { serviceProviderMetadata } from './metadata.ts';
import { demandAnotherConnection, demandSafeRules } from './rules.ts';
import { PRESETS, SSO_STRATEGIES } from './strategies.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const certificate = (expiresAt: string) => ({ pem: expiresAt, expiresAt });
const saml = (...ends: string[]) => ({ entryPoint: '', idpEntityId: '', certificates: ends.map(certificate) });

describe('the presets', () => {
  it('cover all strategies with steps, by one of two protocols', () => {
    for (const strategy of SSO_STRATEGIES) expect(PRESETS[strategy].steps.length).toBeGreaterThan(2);
    expect([protocolOf({ strategy: 'okta' }), protocolOf({ strategy: 'adfs' })]).toEqual(['OIDC', 'SAML']);
  });
});

describe('certificates', () => {
  it('count until they end, the old and the new one', () => {
    const both = saml('2026-12-01T00:00:00Z', '2027-12-01T00:00:00Z');
    expect(validCertificates(both, NOW)).toHaveLength(2);
    expect(validCertificates(both, new Date('2026-12-02T00:00:00Z'))).toEqual(['2027-12-01T00:00:00Z']);
    expect(() => validCertificates(both, new Date('2028-01-01T00:00:00Z'))).toThrow('has expired');
  });
  it('are announced 30 days before the last one ends', () => {
    const ending = (...ends: string[]) => certificatesEnding({ saml: saml(...ends) }, NOW);
    expect(ending('2026-12-30T11:59:59Z')).toEqual(new Date('2026-12-30T11:59:59Z'));
    expect(ending('2026-12-30T12:00:00Z')).toBeNull();
    expect(ending('2026-12-01T00:00:00Z', '2027-12-01T00:00:00Z')).toBeNull();
    expect(certificatesEnding({ saml: null }, NOW)).toBeNull();
  });

  it('is mailed about once in the last 30 days, and once in the last 7', () => {
    const end = new Date('2027-03-31T00:00:00Z');
    const before = (days: number) => new Date(end.getTime() - days * 86_400_000);
    const due = (days: number, warned: number | null, enabled = true) =>
      certificateWarning(
        { saml: saml(end.toISOString()), enabled },
        warned === null ? null : before(warned),
        before(days),
      ) !== null;
    expect([due(31, null), due(29, null), due(29, 29.5), due(8, 29.5)]).toEqual([false, true, false, false]);
    expect([due(6, 29.5), due(6, 6.5), due(6, null), due(0, 6.5)]).toEqual([true, false, true, false]);
    expect([due(29, 400), due(29, null, false)]).toEqual([true, false]);
  });
});

describe('the address of a directory', () => {
  it('is encrypted, except in allowed internal networks, and holds no password', () => {
    const internal = new Set(['keycloak.internal']);
    expect(providerUrl(' https://a.example/x ', internal)).toBe('https://a.example/x');
    expect(providerUrl('http://keycloak.internal:8080', internal)).toBe('http://keycloak.internal:8080');
    for (const bad of ['http://a.example', 'https://u:p@a.example', 'ftp://a.example', 'a.example'])
      expect(() => providerUrl(bad, internal)).toThrow();
  });
  it('is part of what its secret belongs to', () => {
    const of = (issuer: string) => secretOwner({ id: '1', oidc: { issuer, clientId: '', scopes: [] } });
    expect(of('https://a.example')).not.toBe(of('https://b.example'));
  });
});

describe('an attempt', () => {
  const attempt = { browserHash: 'b', createdAt: NOW } as SsoAttempt;
  it('is open for ten minutes, in the browser that began', () => {
    expect(demandOpenAttempt(attempt, 'b', new Date(NOW.getTime() + 599_999))).toBe(attempt);
    expect(() => demandOpenAttempt(attempt, 'b', new Date(NOW.getTime() + 600_000))).toThrow('took too long');
    expect(() => demandOpenAttempt(attempt, 'c', NOW)).toThrow('another browser');
    expect(() => demandOpenAttempt(null, 'b', NOW)).toThrow('took too long');
    expect(refuseOver).toThrow('took too long');
    expect(ssoAttemptsOverBefore(NOW)).toEqual(new Date('2026-11-30T11:50:00Z'));
  });
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
    '',
    undefined,
    `/${'a'.repeat(2001)}`,
  ])('leads home instead of to %p', (path) => expect(returnPath(path)).toBe('/home'));
  it('keeps a path with its query', () => expect(returnPath('/data/1?peek=tag:2#x')).toBe('/data/1?peek=tag:2#x'));
});

describe('a mail domain', () => {
  it('belongs to the organization, and has a record and mailboxes', () => {
    expect(demandOwnDomain('Acme.example', () => false)).toBe('@acme.example');
    expect(() => demandOwnDomain('gmail.com', (domain) => domain === '@gmail.com')).toThrow(
      'belongs to a mail provider',
    );
    expect(txtRecord('x')).toBe('evident-domain-verification=x');
    expect(mailboxOf('postmaster', { domain: '@acme.example' })).toBe('postmaster@acme.example');
  });
});

describe('requiring single sign-on', () => {
  const works = { enabled: true, provedAt: NOW };
  const admin = { id: 'm', isAdmin: true, hasPassword: true, hasSecondFactor: true };
  const safe = (breakGlass: string[], connections: object[], admins: object[]) => () =>
    demandSafeRules({ required: true, breakGlass }, connections as never, admins as never);
  it('needs a connection that works and an admin who can enter without it', () => {
    expect(safe(['m'], [works], [admin])).not.toThrow();
    expect(safe(['m'], [{ ...works, provedAt: null }], [admin])).toThrow('No connection works yet');
    expect(safe(['m'], [{ ...works, enabled: false }], [admin])).toThrow('No connection works yet');
    expect(safe([], [works], [admin])).toThrow('emergency access first');
    for (const missing of ['isAdmin', 'hasPassword', 'hasSecondFactor'])
      expect(safe(['m'], [works], [{ ...admin, [missing]: false }])).toThrow('Emergency access needs an admin');
    expect(safe(['other'], [works], [admin])).toThrow('Emergency access needs an admin');
  });
  it('keeps one connection that works', () => {
    expect(() => demandAnotherConnection({ required: true }, [])).toThrow(
      'Members must sign in through this connection',
    );
    expect(() => demandAnotherConnection({ required: true }, [works])).not.toThrow();
    expect(() => demandAnotherConnection({ required: false }, [])).not.toThrow();
  });
});

describe('the metadata for directories', () => {
  it('names the addresses, as XML', () => {
    const xml = serviceProviderMetadata({ acsUrl: 'https://e.example/acs?a&b', entityId: 'https://e.example/"m"' });
    expect(xml).toContain('Location="https://e.example/acs?a&amp;b"');
    expect(xml).toContain('entityID="https://e.example/&quot;m&quot;"');
  });
});
