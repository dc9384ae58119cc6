import { refuse, type Infer, type ObjectSchema, TITLE_MAX, type Uuid, id } from '../kernel/index.ts';
import { untitled } from '../kinds/index.ts';
import { GRANTED_LEVELS } from '../permissions/index.ts';
import { openToAll } from './access.ts';

/** Maximum nesting depth of folders (decided). */
export const FOLDER_DEPTH_MAX = 10;
/** Shown instead of an empty title (specification, document 000, section 9). */
const UNTITLED_FOLDER = untitled('folder');
export const folderTitle = (title: string): string => title.trim() || UNTITLED_FOLDER;

/** A container for projects and folders. */
export interface Folder {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly parentId: Uuid | null;
  /** Ids from the outermost folder down to this one. */
  readonly path: readonly Uuid[];
  readonly title: string;
  readonly rank: number;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

const title = {
  type: 'string',
  maxLength: TITLE_MAX,
  description: `Shown as ‘${UNTITLED_FOLDER}’ while it is empty`,
  examples: ['Onboarding research'],
} as const;
const parentId = { ...id, nullable: true, description: 'The folder it is in; null at the top level' } as const;

export const newFolder = {
  type: 'object',
  properties: {
    title,
    parentId,
    private: {
      type: 'boolean',
      description:
        'Only for the one who makes it, until they let others in; not possible in a folder that is open to everybody',
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type NewFolder = Infer<typeof newFolder>;

export const folderWording = {
  type: 'object',
  properties: { title },
  required: ['title'],
} as const satisfies ObjectSchema;
export type FolderWording = Infer<typeof folderWording>;

export const folderPlace = {
  type: 'object',
  properties: {
    parentId,
    beforeFolderId: {
      ...id,
      nullable: true,
      description: 'Insert before this folder; null or absent for the end',
    },
    openToAll,
  },
  required: ['parentId'],
} as const satisfies ObjectSchema;
export type FolderPlace = Infer<typeof folderPlace>;

export const folderView = {
  type: 'object',
  properties: {
    id,
    parentId,
    title,
    rank: { type: 'number', description: 'Place among its neighbours; lower comes first' },
    private: { type: 'boolean', description: 'Not open to everybody of the workspace' },
    starred: { type: 'boolean', description: 'Starred by the reader' },
    level: {
      type: 'string',
      enum: ['none', ...GRANTED_LEVELS],
      description: 'The access level of the caller; none if they see the folder only because of a project in it',
    },
    projectCount: {
      type: 'integer',
      minimum: 0,
      description: 'Projects directly in it that the reader may see, archived ones left out',
    },
    updatedAt: { type: 'string', format: 'date-time' },
    version: { type: 'integer', minimum: 1, description: 'The number in its ETag' },
  },
  required: ['id', 'parentId', 'title', 'rank', 'private', 'starred', 'level', 'projectCount', 'updatedAt', 'version'],
} as const satisfies ObjectSchema;
export type FolderView = Infer<typeof folderView>;

/** The path of a folder in a parent, or at the top; `below` is the number of folder levels beneath it. */
export function pathIn(parent: Folder | null, folderId: Uuid, below = 0): Uuid[] {
  if (parent?.path.includes(folderId))
    refuse('InvalidOperation', 'A folder can’t contain itself', 'Choose another folder.');
  const path = [...(parent?.path ?? []), folderId];
  if (path.length + below > FOLDER_DEPTH_MAX)
    refuse('InvalidOperation', `Folders nest at most ${FOLDER_DEPTH_MAX} deep`, 'Choose a folder further up.');
  return path;
}

/** The path of a descendant after one of its ancestors moved. */
export const movedPath = (path: readonly Uuid[], moved: Folder): Uuid[] => [
  ...moved.path,
  ...path.slice(path.indexOf(moved.id) + 1),
];
