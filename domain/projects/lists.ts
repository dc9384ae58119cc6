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
      description: 'Active and completed ones unless told',
    },
    folderId: { type: 'string', format: 'uuid', description: 'Only those directly in this folder' },
    top: { type: 'boolean', description: 'Only those in no folder' },
    starred: { type: 'boolean', description: 'Only starred ones, or only those that are not' },
    sort: { type: 'string', enum: PROJECT_ORDERS, description: 'rank unless told: the order people gave them' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type ProjectFilter = Infer<typeof projectFilter>;

export const folderFilter = {
  type: 'object',
  properties: {
    parentId: { type: 'string', format: 'uuid', description: 'Only those directly in this folder' },
    top: { type: 'boolean', description: 'Only those in no folder' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type FolderFilter = Infer<typeof folderFilter>;
