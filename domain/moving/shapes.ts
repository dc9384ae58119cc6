import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { type TypeThat, typesThat } from '../kinds/index.ts';
import { OBSTACLES, type ObstacleKind } from './obstacles.ts';

const count = { type: 'integer', minimum: 0 } as const;

export const MOVED_TYPES = typesThat('written');
export type MovedType = TypeThat<'written'>;
/** Objects of one move (decided). */
export const MOVED_MAX = 500;

export const moveRequest = {
  type: 'object',
  properties: {
    objectType: { type: 'string', enum: MOVED_TYPES },
    objectIds: {
      type: 'array',
      items: id,
      minItems: 1,
      maxItems: MOVED_MAX,
      description: 'Notes or insights of one other project',
    },
  },
  required: ['objectType', 'objectIds'],
} as const satisfies ObjectSchema;
export type MoveRequest = Infer<typeof moveRequest>;

export const movePreview = {
  type: 'object',
  properties: {
    obstacles: {
      type: 'array',
      description: 'Objects that cannot be moved, with the reason. The move is refused while there are any',
      items: {
        type: 'object',
        properties: {
          id,
          title: { type: 'string' },
          kind: { type: 'string', enum: Object.keys(OBSTACLES) as ObstacleKind[] },
        },
        required: ['id', 'title', 'kind'],
      },
    },
    highlights: count,
    comments: { ...count, description: 'Threads of comments' },
    files: count,
    links: { ...count, description: 'Share links that are on. They keep working' },
    fieldValues: { ...count, description: 'Values of fields of the project, which are hidden while it is elsewhere' },
    knownTags: { ...count, description: 'Tags replaced by one of the same name' },
    newTags: { ...count, description: 'Tags that are added to the other project' },
  },
  required: ['obstacles', 'highlights', 'comments', 'files', 'links', 'fieldValues', 'knownTags', 'newTags'],
} as const satisfies ObjectSchema;
export type MovePreview = Infer<typeof movePreview>;

export const insightCopy = {
  type: 'object',
  properties: { insightId: { ...id, description: 'Of any project that the caller can see' } },
  required: ['insightId'],
} as const satisfies ObjectSchema;

export const copiedInsight = {
  type: 'object',
  properties: {
    id,
    undoId: id,
    evidence: { ...count, description: 'Evidence left out, because the caller cannot see it' },
    images: { ...count, description: 'Images left out, because they belong to another project' },
  },
  required: ['id', 'undoId', 'evidence', 'images'],
} as const satisfies ObjectSchema;
export type CopiedInsight = Infer<typeof copiedInsight>;
