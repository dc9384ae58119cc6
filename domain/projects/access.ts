import { isUuid, refuse, type Infer, type ObjectSchema, type Uuid, id } from '../kernel/index.ts';
import type { KindThat } from '../kinds/index.ts';
import {
  type Grant,
  GRANTED_LEVELS,
  highestGrantable,
  type Holder,
  LEVELS,
  type Level,
  reaches,
  type Role,
  ROLES,
  SPECIAL_GROUPS,
} from '../permissions/index.ts';
import { personRef } from './people.ts';

const HOLDER_KINDS = ['user', 'group', 'special'] as const;
const kind = { type: 'string', enum: HOLDER_KINDS } as const;
const holderId = {
  type: 'string',
  maxLength: 36,
  description: `The id of a member or of a group, or one of ${SPECIAL_GROUPS.join(', ')}`,
  examples: ['public'],
} as const;

/** Maximum number of grants per project or folder. Groups and folders can include more people. */
export const GRANTS_MAX = 500;

export function refuseMoreHolders(there: number): void {
  if (there >= GRANTS_MAX)
    refuse(
      'UnprocessableContent',
      `Access can be given to at most ${GRANTS_MAX} people and groups`,
      'Put people into a group and give it to the group.',
    );
}

/** A grant to set; `none` removes it. */
export const grantWording = {
  type: 'object',
  properties: {
    kind: { ...kind, examples: ['special'] },
    id: holderId,
    level: { type: 'string', enum: LEVELS, examples: ['READ'] },
  },
  required: ['kind', 'id', 'level'],
} as const satisfies ObjectSchema;
export type GrantWording = Infer<typeof grantWording>;

const grantView = {
  type: 'object',
  properties: {
    kind,
    id: holderId,
    name: { type: 'string', examples: ['Everyone'] },
    level: { type: 'string', enum: GRANTED_LEVELS },
    effectiveLevel: {
      type: 'string',
      enum: LEVELS,
      description: 'The effective level: READ for a viewer, none for a removed member',
    },
    folder: {
      type: 'object',
      nullable: true,
      properties: { id, title: { type: 'string' } },
      required: ['id', 'title'],
      description: 'The folder the grant comes from; null when it is the object’s own',
    },
  },
  required: ['kind', 'id', 'name', 'level', 'effectiveLevel', 'folder'],
} as const satisfies ObjectSchema;
export type GrantView = Infer<typeof grantView>;

export const accessList = {
  type: 'object',
  properties: { items: { type: 'array', items: grantView } },
  required: ['items'],
} as const satisfies ObjectSchema;

/** A member with access to a project, and the grants that give it. */
export const projectPerson = {
  type: 'object',
  properties: {
    ...personRef.properties,
    role: { type: 'string', enum: ROLES },
    level: { type: 'string', enum: GRANTED_LEVELS },
    because: {
      type: 'array',
      items: { type: 'string' },
      description: 'Whose grants give the level',
      examples: [['Everyone', 'Added to the folder “Onboarding research”']],
    },
  },
  required: ['id', 'name', 'role', 'level', 'because'],
} as const satisfies ObjectSchema;
export type ProjectPerson = Infer<typeof projectPerson>;

/** Display names of the special groups. */
export const SPECIAL_NAMES = {
  public: 'Everyone',
  markup: 'Everyone, to highlight and tag',
  playback: 'Everyone, to watch and read',
} as const;

export function holderOf({ kind: named, id: holder }: Pick<GrantWording, 'kind' | 'id'>): Holder {
  if (named !== 'special')
    return isUuid(holder)
      ? { kind: named, id: holder.toLowerCase() }
      : refuse('ValidationError', 'The id of the holder is not a UUID', 'Name a member or a group by its id.');
  const special =
    SPECIAL_GROUPS.find((group) => group === holder) ??
    refuse('ValidationError', 'No such special group', `Name one of ${SPECIAL_GROUPS.join(', ')}.`);
  return { kind: 'special', id: special };
}

/** The grant to store; `null` to remove it. `role` is the role of the receiving member. */
export function grantTo(holder: Holder, level: Level, role?: Role): Grant | null {
  if (level === 'none') return null;
  if (!reaches(highestGrantable(holder), level))
    refuse(
      'ValidationError',
      'The markup and playback groups hold READ at most',
      'Give more to everyone through the group public.',
    );
  if (role === 'VIEWER' && level !== 'READ')
    refuse('InvalidOperation', 'Viewers cannot hold more than READ', 'Ask an admin to change the role first.');
  return { ...holder, level };
}

/** The object of a grant: a project, or a folder and everything inside. */
export interface Guarded {
  readonly kind: KindThat<'granted'>;
  readonly id: Uuid;
}

/** Confirms that a move makes something private visible to the whole workspace. */
export const openToAll = {
  type: 'boolean',
  description: 'Has to be true where the folder opens something private to everybody of the workspace',
} as const;

/** The part of a project that admins see without access: its existence and owner, not its content. */
export const privateProjectView = {
  type: 'object',
  properties: { id, createdBy: personRef, createdAt: { type: 'string', format: 'date-time' } },
  required: ['id', 'createdBy', 'createdAt'],
} as const satisfies ObjectSchema;
export type PrivateProjectView = Infer<typeof privateProjectView>;
