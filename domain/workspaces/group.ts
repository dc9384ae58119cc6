import { refuse, type Infer, type ObjectSchema, type Uuid, version } from '../kernel/index.ts';
import { SPECIAL_GROUPS } from '../permissions/index.ts';
import { isSameText } from '../text/index.ts';

/** Maximum groups per workspace and members per group (specification, document 000, section 9). */
export const GROUPS_MAX = 50;
export const GROUP_MEMBERS_MAX = 200;
/** A directory often has a group of everyone, so its groups hold as many members as a large company has people. */
export const PROVISIONED_GROUP_MEMBERS_MAX = 10_000;
const GROUP_NAME_MAX = 100;

/** A set of members that can receive grants. */
export interface Group {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly name: string;
  readonly createdAt: Date;
  /** `SCIM`: the directory decides name and members. */
  readonly managedBy: 'SCIM' | null;
  /** Increments on every change of its name. */
  readonly version: number;
}

export const groupWording = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 1, maxLength: GROUP_NAME_MAX, examples: ['Research'] } },
  required: ['name'],
} as const satisfies ObjectSchema;
export type GroupWording = Infer<typeof groupWording>;

export const groupView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    memberIds: { type: 'array', items: { type: 'string', format: 'uuid' } },
    createdAt: { type: 'string', format: 'date-time' },
    managedBy: {
      type: 'string',
      enum: ['SCIM'],
      nullable: true,
      description: 'SCIM: the directory decides name and members',
    },
    version,
  },
  required: ['id', 'name', 'memberIds', 'createdAt', 'managedBy', 'version'],
} as const satisfies ObjectSchema;
export type GroupView = Infer<typeof groupView>;

export const viewGroup = (group: Group, memberIds: readonly Uuid[]): GroupView => ({
  id: group.id,
  name: group.name,
  memberIds: [...memberIds],
  createdAt: group.createdAt.toISOString(),
  managedBy: group.managedBy,
  version: group.version,
});

/** Groups of the directory cannot be changed by hand. */
export function refuseManaged({ managedBy }: Pick<Group, 'managedBy'>): void {
  if (managedBy === 'SCIM')
    refuse('InvalidOperation', 'Your directory manages this group', 'Change it in the directory of your company.');
}

/** Trims a group name. Refuses names of other groups and special groups. */
export function demandGroupName(name: string, others: readonly Pick<Group, 'name'>[]): string {
  const given = name.trim();
  if (!given) refuse('ValidationError', 'A group needs a name');
  const same = (other: string) => isSameText(other, given);
  if (others.some((group) => same(group.name)) || SPECIAL_GROUPS.some(same))
    refuse('InvalidOperation', 'A group with this name already exists', 'Choose another name.');
  return given;
}

export function demandRoomForGroup(groups: number): void {
  if (groups >= GROUPS_MAX)
    refuse('UnprocessableContent', `A workspace has at most ${GROUPS_MAX} groups`, 'Delete an unused group.');
}

/** The number of members that a group can have. */
export const groupMembersMax = ({ managedBy }: Pick<Group, 'managedBy'>): number =>
  managedBy === 'SCIM' ? PROVISIONED_GROUP_MEMBERS_MAX : GROUP_MEMBERS_MAX;

/** @throws Refusal `UnprocessableContent` if a group with `members` members has no room for one more */
export function demandRoomInGroup(members: number, group: Pick<Group, 'managedBy'>): void {
  const max = groupMembersMax(group);
  if (members >= max) refuse('UnprocessableContent', `A group has at most ${max} members`, 'Create a second group.');
}
