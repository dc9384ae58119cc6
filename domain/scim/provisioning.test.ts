import {
  BULK_MAX,
  ENTERPRISE,
  FAILURES_KEPT,
  GROUP,
  USER,
  demandHeir,
  demandRoomForScimToken,
  formatScimToken,
  parseScimToken,
  refuseScim,
  resourceTypes,
  schemas,
  serviceProviderConfig,
  viewScimToken,
} from './index.ts';

const now = new Date('2026-03-01T12:00:00Z');
const id = '11111111-1111-4111-8111-111111111111';
const secret = 's'.repeat(43);

describe('a token of a directory', () => {
  it('names its workspace and no access token', () => {
    expect(parseScimToken(formatScimToken(id, secret))).toEqual({ teamId: id, secret });
    expect(parseScimToken(`api.${id}.${secret}`)).toBeUndefined();
    expect(parseScimToken('scim.x')).toBeUndefined();
  });

  it('is shown without its hash, and there are few', () => {
    const token = {
      id,
      teamId: 't',
      name: 'Okta',
      secretHash: 'hash',
      createdBy: 'm',
      createdAt: now,
      usedAt: null,
      revokedAt: null,
    };
    expect(JSON.stringify(viewScimToken(token))).not.toContain('hash');
    expect(() => demandRoomForScimToken(9)).not.toThrow();
    expect(() => demandRoomForScimToken(10)).toThrow('at most 10');
  });
});

describe('provisioning', () => {
  it('hands over to an active member who is not a viewer', () => {
    const member = { role: 'MANAGER', removedAt: null, suspendedAt: null } as const;
    expect(() => demandHeir(member)).not.toThrow();
    for (const unfit of [null, { ...member, role: 'VIEWER' as const }, { ...member, suspendedAt: now }])
      expect(() => demandHeir(unfit)).toThrow('Choose an active member');
    expect(FAILURES_KEPT).toBe(50);
  });

  it('describes what it supports', () => {
    expect(serviceProviderConfig('/s')).toMatchObject({ bulk: { maxOperations: BULK_MAX.operations } });
    expect(resourceTypes('/s').map((type) => type['endpoint'])).toEqual(['/Users', '/Groups']);
    expect(schemas('/s').map((schema) => schema['id'])).toEqual([USER, ENTERPRISE, GROUP]);
    expect(() => refuseScim('uniqueness', 'x')).toThrow(expect.objectContaining({ code: 'InvalidOperation' }));
  });
});
