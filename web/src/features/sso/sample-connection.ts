import type { SsoConnectionView } from '@evident/domain/sso';

export const sampleConnection = (more: Partial<SsoConnectionView> = {}): SsoConnectionView => ({
  id: 'c1',
  strategy: 'okta',
  protocol: 'OIDC',
  name: 'Acme Okta',
  enabled: true,
  oidc: { issuer: 'https://acme.okta.com', clientId: 'evident', hasSecret: true, scopes: [] },
  saml: null,
  attributes: { email: '', name: '', groups: '' },
  joinRole: 'VIEWER',
  groupRules: [],
  redirectUrl: 'https://evident.example/callback',
  acsUrl: 'https://evident.example/api/v1/auth/sso/c1/acs',
  entityId: 'https://evident.example/api/v1/auth/sso/c1/metadata',
  certificatesEndAt: null,
  provedAt: '2026-11-01T10:00:00Z',
  createdAt: '2026-10-01T10:00:00Z',
  version: 1,
  ...more,
});
