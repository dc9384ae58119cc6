import { type Infer, type ObjectSchema, TITLE_MAX, id } from '../kernel/index.ts';

const count = { type: 'integer', minimum: 0 } as const;

const inserted = {
  highlights: { ...count, description: 'Quotes that are live evidence' },
  skipped: {
    ...count,
    description: 'Quotes cited without a highlight: their words changed, or you cannot highlight in their notes',
  },
  undoId: { ...id, description: 'For `POST /undo/{undoId}`' },
} as const;

export const newCitedInsight = {
  type: 'object',
  properties: {
    projectId: { ...id, description: 'The project of the insight' },
    title: { type: 'string', maxLength: TITLE_MAX, description: 'Untitled by default' },
  },
  required: ['projectId'],
} as const satisfies ObjectSchema;
export type NewCitedInsight = Infer<typeof newCitedInsight>;

export const textToInsert = {
  type: 'object',
  properties: { textId: { ...id, description: 'A generated text' } },
  required: ['textId'],
} as const satisfies ObjectSchema;

export const insertedText = {
  type: 'object',
  properties: inserted,
  required: ['highlights', 'skipped', 'undoId'],
} as const satisfies ObjectSchema;
export type InsertedText = Infer<typeof insertedText>;

export const savedInsight = {
  type: 'object',
  properties: { id: { ...id, description: 'The insight' }, ...inserted },
  required: ['id', 'highlights', 'skipped', 'undoId'],
} as const satisfies ObjectSchema;
export type SavedInsight = Infer<typeof savedInsight>;
