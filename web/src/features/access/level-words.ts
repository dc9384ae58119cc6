import type { Level, Role } from '@evident/domain/permissions';

/** Display names of the levels. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  none: 'No access',
  READ: 'Can view',
  WRITE: 'Can edit',
  FULL: 'Full access',
};

/** The requested access, by the requested role. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  VIEWER: 'view it',
  CONTRIBUTOR: 'edit it',
  MANAGER: 'manage it',
};
