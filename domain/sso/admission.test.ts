import { demandFresh, identified, mappedRights, mayEnter } from './admission.ts';
import type { SsoConnection } from './connection.ts';

const plain = { email: '', name: '', groups: '' };
const of = (strategy: SsoConnection['strategy'], attributes = plain) => ({ strategy, attributes });
const ada = { subject: 's', email: 'ada@acme.example', emailVerified: true, name: 'Ada', groups: [] };
const nobody = { linked: null, member: null, verifiedDomains: ['@acme.example'], isBlocked: false, isInvited: false };
const open = { joinRole: 'VIEWER' } as const;

describe('a person as a directory describes them', () => {
  it('is read from the usual names, or from the mapped ones', () => {
    const claims = { mail: ' Ada@Acme.example ', displayName: 'Ada', memberOf: ['a', 'b'], work: 'b@acme.example' };
    expect(identified(of('saml'), { subject: 's', claims, authenticatedAt: null })).toEqual({
      subject: 's',
      email: 'ada@acme.example',
      emailVerified: true,
      name: 'Ada',
      groups: ['a', 'b'],
    });
    expect(
      identified(of('saml', { ...plain, email: 'work' }), { subject: 's', claims, authenticatedAt: null }).email,
    ).toBe('b@acme.example');
  });
  it('has the Name ID of SAML as address, but never the subject of OpenID Connect', () => {
    const said = { subject: 'ada@acme.example', claims: {}, authenticatedAt: null };
    expect(identified(of('adfs'), said).email).toBe('ada@acme.example');
    expect(identified(of('oidc'), said).email).toBeNull();
  });
  it.each([
    ['oidc', undefined, false],
    ['oidc', true, true],
    ['oidc', 'true', true],
    ['azure', undefined, true],
    ['azure', false, false],
    ['google', undefined, false],
  ] as const)('of %s with email_verified %p has a verified address: %p', (strategy, sent, verified) => {
    const claims = { email: 'ada@acme.example', ...(sent === undefined ? {} : { email_verified: sent }) };
    expect(identified(of(strategy), { subject: 's', claims, authenticatedAt: null }).emailVerified).toBe(verified);
  });
});

describe('entering a workspace', () => {
  it('needs a verified address in a domain of the workspace', () => {
    expect(mayEnter(open, ada, nobody)).toBe('ada@acme.example');
    expect(() => mayEnter(open, { ...ada, email: null }, nobody)).toThrow('Your directory sent no email address');
    expect(() => mayEnter(open, { ...ada, emailVerified: false }, nobody)).toThrow('has not verified your email');
    expect(() => mayEnter(open, { ...ada, email: 'ada@sub.acme.example' }, nobody)).toThrow('not verified the domain');
  });
  it('goes by the linked account, whatever address is sent', () => {
    const known = { ...nobody, linked: { email: 'old@other.example' }, member: { isActive: true } };
    expect(mayEnter(open, { ...ada, emailVerified: false }, known)).toBe('old@other.example');
  });
  it('is refused to suspended and removed people, and without a join role to all who are not invited', () => {
    const ended = 'Your access to this workspace has ended';
    expect(() => mayEnter(open, ada, { ...nobody, member: { isActive: false } })).toThrow(ended);
    expect(() => mayEnter(open, ada, { ...nobody, member: { isActive: false }, isInvited: true })).toThrow(ended);
    expect(() => mayEnter(open, ada, { ...nobody, isBlocked: true })).toThrow(ended);
    expect(mayEnter(open, ada, { ...nobody, isBlocked: true, isInvited: true })).toBe('ada@acme.example');
    expect(() => mayEnter({ joinRole: null }, ada, nobody)).toThrow('You are not a member of this workspace');
    expect(mayEnter({ joinRole: null }, ada, { ...nobody, isInvited: true })).toBe('ada@acme.example');
  });
});

describe('rules of groups', () => {
  const rules = [
    { value: 'a', groupId: 'g1', role: 'VIEWER', admin: false },
    { value: 'b', groupId: 'g1', role: 'CONTRIBUTOR', admin: false },
    { value: 'c', groupId: 'g2', role: null, admin: true },
  ] as const;
  it('give the highest role, and take away only what they are about', () => {
    expect(mappedRights(rules, ['a', 'b'])).toEqual({ role: 'CONTRIBUTOR', admin: false, join: ['g1'], leave: ['g2'] });
    expect(mappedRights(rules, ['c'])).toEqual({ role: null, admin: true, join: ['g2'], leave: ['g1'] });
    expect(mappedRights(rules.slice(0, 1), []).admin).toBeNull();
  });
});

describe('confirming the identity', () => {
  it('needs a sign-in to the directory since it began, a minute of skew aside', () => {
    const since = new Date('2026-11-30T12:00:00Z');
    const at = (authenticatedAt: Date | null) => () =>
      demandFresh({ subject: 's', claims: {}, authenticatedAt }, since);
    expect(at(new Date('2026-11-30T11:59:01Z'))).not.toThrow();
    for (const stale of [null, new Date('2026-11-30T11:58:59Z')])
      expect(at(stale)).toThrow('did not ask you to sign in');
  });
});
