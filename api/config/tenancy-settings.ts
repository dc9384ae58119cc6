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
} as const;
