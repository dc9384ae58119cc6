import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';

export const PROJECT_SORTS = ['title', 'notes', 'recordings', 'storage', 'changed'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

const count = { type: 'integer', minimum: 0 } as const;

/** A project as admins oversee it: figures, but no content. */
export const overseenProject = {
  type: 'object',
  properties: {
    id,
    title: { type: 'string', nullable: true, description: 'Null for a private project that you cannot see' },
    status: { type: 'string', enum: ['active', 'archived', 'completed'] },
    owner: {
      type: 'object',
      nullable: true,
      description: 'The member who created it; null for a former member',
      properties: { id, name: { type: 'string' } },
      required: ['id', 'name'],
    },
    private: { type: 'boolean', description: 'Not open to everybody of the workspace' },
    members: { ...count, description: 'Members who can see it' },
    notes: { ...count, description: 'Notes, without those in the trash' },
    recordingSeconds: { ...count, description: 'Length of its recordings, in seconds' },
    storageBytes: { ...count, description: 'Size of its files, in bytes' },
    changedAt: {
      type: 'string',
      format: 'date-time',
      description: 'The latest change of it or its notes and insights',
    },
  },
  required: [
    'id',
    'title',
    'status',
    'owner',
    'private',
    'members',
    'notes',
    'recordingSeconds',
    'storageBytes',
    'changedAt',
  ],
} as const satisfies ObjectSchema;
export type OverseenProject = Infer<typeof overseenProject>;

export const overseenProjectFilter = {
  type: 'object',
  properties: {
    sort: {
      type: 'string',
      enum: PROJECT_SORTS,
      description: 'By title by default; the others begin with the largest',
    },
    search: { type: 'string', maxLength: 200, description: 'Words of the title or the name of the owner' },
    status: { type: 'string', enum: ['active', 'archived', 'completed'] },
  },
  required: [],
} as const satisfies ObjectSchema;
export type OverseenProjectFilter = Infer<typeof overseenProjectFilter>;

export const PROJECT_COLUMNS = [
  'id',
  'title',
  'status',
  'owner',
  'private',
  'members',
  'notes',
  'recordingSeconds',
  'storageBytes',
  'changedAt',
] as const satisfies readonly (keyof OverseenProject)[];

/** A project as a row of a table. A title that the reader cannot see is empty. */
export const projectRow = (project: OverseenProject): string[] =>
  PROJECT_COLUMNS.map((column) => (column === 'owner' ? (project.owner?.name ?? '') : String(project[column] ?? '')));
