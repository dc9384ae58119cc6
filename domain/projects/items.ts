import { type Infer, type ObjectSchema, noteGroup, id } from '../kernel/index.ts';
import { type TypeThat, typesThat } from '../kinds/index.ts';
import { ofAnyNote } from '../media/index.ts';

/** Types that can be starred, visited and listed as a member's work. */
export const ITEM_TYPES = typesThat('starred');
export type ItemType = TypeThat<'starred'>;

/** Maximum number of recently opened objects stored per member (decided). */
export const VISITS_MAX = 200;

const type = {
  type: 'string',
  enum: ITEM_TYPES,
  description: 'PROJECT_CATEGORY is a folder',
  examples: ['PROJECT'],
} as const;

export const itemRef = {
  type: 'object',
  properties: { type, id },
  required: ['type', 'id'],
} as const satisfies ObjectSchema;
export type ItemRef = Infer<typeof itemRef>;

export const itemView = {
  type: 'object',
  properties: {
    type,
    id,
    title: { type: 'string' },
    preview: { type: 'string', nullable: true, description: 'The first words of a note' },
    ...ofAnyNote,
    project: {
      type: 'object',
      nullable: true,
      properties: { id, title: { type: 'string' } },
      required: ['id', 'title'],
      description: 'The project of a note or an insight',
    },
    starred: { type: 'boolean' },
    group: noteGroup,
    at: { type: 'string', format: 'date-time', description: 'When it was starred, opened or made' },
  },
  required: ['type', 'id', 'title', 'preview', 'medium', 'thumbnail', 'project', 'starred', 'at'],
} as const satisfies ObjectSchema;
export type ItemView = Infer<typeof itemView>;
