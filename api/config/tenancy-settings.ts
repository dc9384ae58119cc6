import * as kinds from './kinds.ts';

/** Running workspaces for others: deletion, support and tenant operations. */
export const TENANCY_SETTINGS = {
  graceDays: {
    name: 'EVIDENT_GRACE_DAYS',
    kind: kinds.count(0),
    byDefault: '30',
    example: '14',
    about:
      'Days in which an admin can keep a workspace whose deletion was asked for. It is closed meanwhile. 0 erases it within ten minutes.',
  },
  staffDomain: {
    name: 'EVIDENT_STAFF_DOMAIN',
    kind: kinds.mailDomain,
    otherwise: 'no support access',
    example: '@support.example.com',
    about:
      'The mail domain of your support staff. They can ask admins of workspaces to let them read, for at most 72 hours. Accounts with such an address must belong to you.',
  },
  tenantKey: {
    name: 'EVIDENT_TENANT_KEY',
    kind: kinds.secret,
    secret: true,
    otherwise: 'no tenant operations',
    example: '…',
    about: 'The key with which your services change and delete the routes of workspaces.',
  },
  tokenIssuer: {
    name: 'EVIDENT_TOKEN_ISSUER',
    kind: kinds.url('https:', 'http:'),
    otherwise: 'only access tokens of Evident are bearer tokens',
    example: 'https://login.example.com/realms/main',
    needs: ['EVIDENT_TOKEN_AUDIENCE'],
    about:
      'An identity provider with OpenID Connect whose tokens (JWT) are accepted as bearer tokens, in workspaces with a connection to it.',
  },
  tokenAudience: {
    name: 'EVIDENT_TOKEN_AUDIENCE',
    kind: kinds.text,
    otherwise: 'none',
    example: 'evident-api',
    needs: ['EVIDENT_TOKEN_ISSUER'],
    about: 'The audience that such a token must have.',
  },
} as const;
