import { ROLES, type Role } from '@evident/domain/permissions';

const NAMES: Record<Role, string> = { MANAGER: 'Manager', CONTRIBUTOR: 'Contributor', VIEWER: 'Viewer' };
export const ROLE_CHOICES = ROLES.map((value) => ({ value, label: NAMES[value] }));
