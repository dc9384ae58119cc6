import type { Uuid } from '../kernel/index.ts';
import { isUuid } from '../kernel/index.ts';
import { GROUP } from './attributes.ts';
import { refuseScim } from './scim-refusal.ts';
import type { Resource } from './normalize-resource.ts';

export interface GroupFacts {
  readonly id: Uuid;
  readonly externalId: string | null;
  readonly name: string;
  readonly memberIds: readonly Uuid[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The parts of a group that a directory changes. */
export const resourceOfGroup = ({ externalId, name, memberIds }: GroupFacts): Resource => ({
  ...(externalId !== null && { externalId }),
  displayName: name,
  members: memberIds.map((value) => ({ value })),
});

/** The resource that directories read, without its version. */
export const viewScimGroup = (group: GroupFacts, base: string): Resource => ({
  schemas: [GROUP],
  id: group.id,
  ...(group.externalId !== null && { externalId: group.externalId }),
  displayName: group.name,
  ...(group.memberIds.length > 0 && {
    members: group.memberIds.map((value) => ({ value, $ref: `${base}/Users/${value}` })),
  }),
  meta: {
    resourceType: 'Group',
    created: group.createdAt.toISOString(),
    lastModified: group.updatedAt.toISOString(),
    location: `${base}/Groups/${group.id}`,
  },
});

/**
 * The ids of a normalized group's members, each once.
 * @throws ScimRefusal `invalidValue` for a value that is no id
 */
export function memberIdsOf(resource: Resource): Uuid[] {
  const members = (resource['members'] as { readonly value?: string }[] | undefined) ?? [];
  const ids = members.map(({ value }) => {
    if (value === undefined || !isUuid(value)) return unknownMember(String(value));
    return value.toLowerCase();
  });
  return [...new Set(ids)];
}

export const unknownMember = (value: string): never =>
  refuseScim('invalidValue', `There is no user ${value}`, 'Nothing was changed. Send the user first, or leave it out.');
