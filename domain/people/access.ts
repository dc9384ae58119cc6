import { refuse } from '../kernel/index.ts';
import { type Actor, type Level, canCreate, managesWorkspaceContent } from '../permissions/index.ts';

/** Members who see people, a setting of the workspace (document 000, section 6: filter visibility depends on people access; the values are decided). */
export const PEOPLE_ACCESS = ['EVERYONE', 'CONTRIBUTORS', 'MANAGERS'] as const;
export type PeopleAccess = (typeof PEOPLE_ACCESS)[number];

type Seeing = Pick<Actor, 'role' | 'workspaceAdmin'>;

/** The settings under which a member sees people. Workspace admins always do. */
export const peopleAccessOf = ({ role, workspaceAdmin }: Seeing): readonly PeopleAccess[] =>
  workspaceAdmin || role === 'MANAGER'
    ? PEOPLE_ACCESS
    : role === 'VIEWER'
      ? ['EVERYONE']
      : ['EVERYONE', 'CONTRIBUTORS'];

export const seesPeople = (actor: Seeing, access: PeopleAccess): boolean => peopleAccessOf(actor).includes(access);

/** The words of a refusal to viewers, who see people at most. */
export const VIEWERS_CANNOT_EDIT_PEOPLE = 'Viewers cannot edit people';

/** An export leaves the workspace with all details, so it takes more than viewing. */
export const VIEWERS_CANNOT_EXPORT_PEOPLE = 'Viewers cannot export people';

export const exportDisabledReason = (actor: Pick<Actor, 'role'>): string | undefined =>
  canCreate(actor) ? undefined : VIEWERS_CANNOT_EXPORT_PEOPLE;

/**
 * Returns the reason that a member cannot change people, as shown next to the disabled control, or undefined.
 * Members who change people also see them.
 */
export function peopleDisabledReason(actor: Seeing, access: PeopleAccess): string | undefined {
  if (!canCreate(actor)) return VIEWERS_CANNOT_EDIT_PEOPLE;
  return seesPeople(actor, access) ? undefined : 'You don’t have access to contacts';
}

/** Returns the reason that a member cannot erase people, or undefined. Erasing reaches all projects, so it takes a manager or an admin. */
export const eraseDisabledReason = (actor: Seeing, access: PeopleAccess): string | undefined =>
  peopleDisabledReason(actor, access) ??
  (managesWorkspaceContent(actor) ? undefined : 'You need to be a manager to erase people');

/** @throws Refusal `Forbidden` for members who cannot change people */
export function demandPeople(actor: Seeing, access: PeopleAccess): void {
  const reason = peopleDisabledReason(actor, access);
  if (reason !== undefined) refuse('Forbidden', reason, 'Ask a workspace admin for access.');
}

/**
 * The level a member holds on people, for the trash: FULL for managers and admins, who delete them forever; WRITE for contributors, READ for viewers,
 * as far as they see people at all.
 */
export function peopleLevel(actor: Seeing, access: PeopleAccess): Level {
  if (!seesPeople(actor, access)) return 'none';
  if (actor.role === 'VIEWER') return 'READ';
  return managesWorkspaceContent(actor) ? 'FULL' : 'WRITE';
}
