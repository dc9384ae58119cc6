import {
  CURRENT_USER,
  type FilterForm,
  type FilterRow,
  allOf,
  filterParameter,
  formGiven,
  mentions,
  systemRow,
} from '../filters/index.ts';
import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { PROJECT_STATUSES } from './project.ts';

/**
 * Projects in a list. `all`: visible to the actor. `yours`: created by them, or FULL by their own grant. `created`:
 * created by them. `shared`: created by other members and granted to them or one of their groups.
 */
const PROJECT_LISTS = ['all', 'yours', 'created', 'shared'] as const;
/** `rank`: manual order. `created`: newest first. `title`: alphabetical. */
const PROJECT_ORDERS = ['rank', 'created', 'title'] as const;

export const projectFilter = {
  type: 'object',
  properties: {
    list: {
      type: 'string',
      enum: PROJECT_LISTS,
      description:
        'all: everything you may see (the default); yours: made by you or yours to manage; created: made by you; shared: shared with you or your groups by others',
    },
    status: {
      type: 'array',
      items: { type: 'string', enum: PROJECT_STATUSES },
      maxItems: PROJECT_STATUSES.length,
      description: 'Active and completed ones by default',
    },
    folderId: { type: 'string', format: 'uuid', description: 'Only those directly in this folder' },
    top: { type: 'boolean', description: 'Only those in no folder' },
    starred: { type: 'boolean', description: 'Only starred ones, or only those that are not' },
    filter: filterParameter,
    sort: { type: 'string', enum: PROJECT_ORDERS, description: 'rank by default: the order set by members' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type ProjectFilter = Infer<typeof projectFilter>;

/**
 * The parameters of a list as filter forms. Archived projects are left out, unless the form or a parameter says otherwise.
 * @throws Refusal `ValidationError` for a `filter` that is no form
 */
export function projectForms({ list, status, folderId, top, starred, filter }: ProjectFilter): FilterForm[] {
  const own = formGiven(filter);
  const statusRow = (): FilterRow[] => {
    if (status?.length) return [systemRow('Status', 'IsOneOf', ...status)];
    return mentions(own, 'Status') || mentions(own, 'Archived') ? [] : [systemRow('Status', 'IsNotOneOf', 'archived')];
  };
  return [
    own,
    allOf(
      ...statusRow(),
      ...(list === 'created' ? [systemRow('Authors', 'HasAnyOf', CURRENT_USER)] : []),
      ...(folderId === undefined ? [] : [systemRow('ProjectCategory', 'HasAnyOf', folderId)]),
      ...(top === undefined ? [] : [systemRow('ProjectCategory', top ? 'IsEmpty' : 'IsNotEmpty')]),
      ...(starred === undefined ? [] : [systemRow('Starred', 'Is', String(starred))]),
    ),
  ];
}

export const folderFilter = {
  type: 'object',
  properties: {
    parentId: { type: 'string', format: 'uuid', description: 'Only those directly in this folder' },
    top: { type: 'boolean', description: 'Only those in no folder' },
    filter: filterParameter,
  },
  required: [],
} as const satisfies ObjectSchema;
export type FolderFilter = Infer<typeof folderFilter>;

/**
 * The parameters of a list as filter forms.
 * @throws Refusal `ValidationError` for a `filter` that is no form
 */
export const folderForms = ({ parentId, top, filter }: FolderFilter): FilterForm[] => [
  formGiven(filter),
  allOf(
    ...(parentId === undefined ? [] : [systemRow('ProjectCategory', 'HasAnyOf', parentId)]),
    ...(top === undefined ? [] : [systemRow('ProjectCategory', top ? 'IsEmpty' : 'IsNotEmpty')]),
  ),
];
