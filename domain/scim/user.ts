import { isEmail, nameFromEmail } from '../identity/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { ROLES, type Role } from '../permissions/index.ts';
import { ENTERPRISE, USER } from './attributes.ts';
import { refuseScim } from './scim-refusal.ts';
import { type Resource, isRecord } from './normalize-resource.ts';

const NAME_MAX = 100;

/** A person as the directory describes them, as far as Evident acts on it. */
export interface Provisioned {
  readonly userName: string;
  readonly externalId: string | null;
  readonly email: string;
  readonly name: string;
  readonly active: boolean;
}

interface Value {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}
const valuesOf = (resource: Resource, name: string): readonly Value[] => (resource[name] as Value[] | undefined) ?? [];

/**
 * Reads a normalized user. The address is the primary email, the one for work, the first one, or the user name.
 * @throws ScimRefusal `invalidValue` without a user name or address
 */
export function provisionedFrom(resource: Resource): Provisioned {
  const userName = String(resource['userName'] ?? '').trim();
  if (!userName) refuseScim('invalidValue', 'userName is missing');
  const emails = valuesOf(resource, 'emails').filter(({ value }) => value);
  const chosen = emails.find(({ primary }) => primary) ?? emails.find(({ type }) => type === 'work') ?? emails[0];
  const email = (chosen?.value ?? userName).trim().toLowerCase();
  if (!isEmail(email))
    refuseScim('invalidValue', `${email} is no email address`, 'Map an email address to emails or userName.');
  return {
    userName,
    externalId: (resource['externalId'] as string | undefined) ?? null,
    email,
    name: nameOf(resource, email),
    active: resource['active'] !== false,
  };
}

function nameOf(resource: Resource, email: string): string {
  const name = (isRecord(resource['name']) ? resource['name'] : {}) as Readonly<Record<string, string | undefined>>;
  const parts = [name['givenName'], name['familyName']].filter(Boolean).join(' ');
  const shown = [resource['displayName'] as string | undefined, name['formatted'], parts].find((each) => each?.trim());
  return (shown?.trim() ?? nameFromEmail(email)).slice(0, NAME_MAX);
}

/** A role that the directory gives; the admin flag is independent of the role. */
export interface GivenRole {
  readonly role: Role;
  readonly workspaceAdmin: boolean;
}

/** Highest last. */
const BY_RANK: readonly Role[] = ROLES.toSorted((a, b) => rank(a) - rank(b));
function rank(role: Role): number {
  return role === 'VIEWER' ? 0 : role === 'CONTRIBUTOR' ? 1 : 2;
}

/** The role in the attribute `roles`: one of ours, or ADMIN for a manager who is an admin; null without one. */
export function roleFromAttribute(resource: Resource): GivenRole | null {
  const named = valuesOf(resource, 'roles').map(
    ({ value }) =>
      value
        ?.trim()
        .toUpperCase()
        .replace(/^.*[.:/]/, '') ?? '',
  );
  if (named.includes('ADMIN')) return { role: 'MANAGER', workspaceAdmin: true };
  const role = BY_RANK.findLast((each) => named.includes(each));
  return role ? { role, workspaceAdmin: false } : null;
}

/** Groups with a role decide first, the highest of them; then the attribute; null if the directory gives no role. */
export function givenRole(
  groups: readonly { readonly role: Role | null; readonly workspaceAdmin: boolean }[],
  resource: Resource,
): GivenRole | null {
  const deciding = groups.filter(({ role, workspaceAdmin }) => role !== null || workspaceAdmin);
  if (deciding.length === 0) return roleFromAttribute(resource);
  const role = BY_RANK.findLast((each) => deciding.some((group) => group.role === each)) ?? 'MANAGER';
  return { role, workspaceAdmin: deciding.some(({ workspaceAdmin }) => workspaceAdmin) };
}

/** A member whom no directory has described yet. */
export const resourceOfMember = ({ name, email }: { readonly name: string; readonly email: string }): Resource => ({
  userName: email,
  displayName: name,
  name: { formatted: name },
  emails: [{ value: email, type: 'work', primary: true }],
});

export interface UserFacts {
  readonly id: Uuid;
  readonly resource: Resource;
  readonly active: boolean;
  readonly groups: readonly { readonly id: Uuid; readonly name: string }[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The resource that directories read, without its version. */
export const viewUser = (
  { id, resource, active, groups, createdAt, updatedAt }: UserFacts,
  base: string,
): Resource => ({
  schemas: [USER, ...(ENTERPRISE in resource ? [ENTERPRISE] : [])],
  id,
  ...resource,
  // A directory may leave the state unassigned: then the member acts, and no state is shown.
  active: resource['active'] === null && active ? undefined : active,
  ...(groups.length > 0 && {
    groups: groups.map((group) => ({ value: group.id, $ref: `${base}/Groups/${group.id}`, display: group.name })),
  }),
  meta: {
    resourceType: 'User',
    created: createdAt.toISOString(),
    lastModified: updatedAt.toISOString(),
    location: `${base}/Users/${id}`,
  },
});
