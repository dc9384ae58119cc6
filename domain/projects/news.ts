import { type Infer, type ObjectSchema, noteGroup, id } from '../kernel/index.ts';
import { typesThat } from '../kinds/index.ts';

/** Maximum age and number of news items (decided). */
export const NEWS_DAYS = 30;
export const NEWS_MAX = 20;

/** Changes by other members that the caller has not opened since. */
export const newsItem = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: typesThat('written') },
    id,
    title: { type: 'string' },
    project: { type: 'object', properties: { id, title: { type: 'string' } }, required: ['id', 'title'] },
    group: noteGroup,
    what: { type: 'string', enum: ['created', 'changed', 'published'] },
    by: {
      type: 'object',
      nullable: true,
      properties: { id, name: { type: 'string' }, removed: { type: 'boolean' } },
      required: ['id', 'name', 'removed'],
      description: 'The member who did it last',
    },
    at: { type: 'string', format: 'date-time' },
  },
  required: ['type', 'id', 'title', 'project', 'what', 'by', 'at'],
} as const satisfies ObjectSchema;
export type NewsItem = Infer<typeof newsItem>;

export const newsView = {
  type: 'object',
  properties: { items: { type: 'array', items: newsItem } },
  required: ['items'],
} as const satisfies ObjectSchema;
