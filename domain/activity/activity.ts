import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { typesThat } from '../kinds/index.ts';

/** Actions of members, as the words between their name and the title. */
export const ACTIVITIES = {
  created: 'created',
  edited: 'edited',
  highlighted: 'highlighted in',
  wrote: 'wrote',
  published: 'published',
  imported: 'imported notes from',
} as const;
export type Activity = keyof typeof ACTIVITIES;

export const activityView = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    what: { type: 'string', enum: Object.keys(ACTIVITIES) as Activity[] },
    by: {
      type: 'object',
      nullable: true,
      properties: { id, name: { type: 'string' } },
      required: ['id', 'name'],
      description: 'Null if it is unknown',
    },
    object: {
      type: 'object',
      nullable: true,
      properties: { type: { type: 'string', enum: typesThat('written') }, id, title: { type: 'string' } },
      required: ['type', 'id', 'title'],
      description: 'Null for an import: its title is the file',
    },
    title: { type: 'string', description: 'The title of the object, or the name of the imported file' },
    count: { type: 'integer', minimum: 1, description: 'Highlights of a day in a note, or notes of an import' },
    at: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'what', 'by', 'object', 'title', 'count', 'at'],
} as const satisfies ObjectSchema;
export type ActivityView = Infer<typeof activityView>;
