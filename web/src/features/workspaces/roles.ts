import { ROLES, type Role } from '@evident/domain/permissions';

/** Label and description of each role. */
const WORDS: Record<Role, { label: string; about: string }> = {
  MANAGER: { label: 'Manager', about: 'Does research and looks after what the whole workspace shares' },
  CONTRIBUTOR: { label: 'Contributor', about: 'Creates projects, writes, highlights and tags where they have access' },
  VIEWER: { label: 'Viewer', about: 'Reads what is shared with them, can’t edit' },
};

export const roleLabel = (role: Role): string => WORDS[role].label;
export const roleAbout = (role: Role): string => WORDS[role].about;
export const roleChoices = ROLES.map((value) => ({ value, label: WORDS[value].label }));
