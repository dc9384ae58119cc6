import type { Level, Role } from '@evident/domain/permissions';

/** How the levels are called where people read. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  none: 'No access',
  READ: 'Can view',
  WRITE: 'Can edit',
  FULL: 'Full access',
};

/** What somebody asks to be allowed, by the role that stands for it. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  VIEWER: 'view it',
  CONTRIBUTOR: 'edit it',
  MANAGER: 'manage it',
};
