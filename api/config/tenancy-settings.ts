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
} as const;
