import { filterParameter } from '../filters/index.ts';
import { HUES, type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { chartRange } from './options.ts';

const count = { type: 'integer', minimum: 0 } as const;
const title = { type: 'string', examples: ['Trust in the numbers'] } as const;
const color = { type: 'string', enum: HUES, examples: ['teal'] } as const;

/** The highlights to count: those of a project that a list with the same parameters returns. */
export const chartQuery = {
  type: 'object',
  properties: { filter: filterParameter, ...chartRange },
  required: [],
} as const satisfies ObjectSchema;
export type ChartQuery = Infer<typeof chartQuery>;

/** One value for each metric. */
export const chartValues = {
  type: 'object',
  properties: {
    highlights: { ...count, description: 'HIGHLIGHT_COUNT: highlights' },
    notes: { ...count, description: 'NOTE_COUNT: notes with such a highlight' },
    characters: { ...count, description: 'TEXT_VOLUME: characters of the highlighted text' },
  },
  required: ['highlights', 'notes', 'characters'],
} as const satisfies ObjectSchema;
export type ChartValues = Infer<typeof chartValues>;

const chartTag = {
  type: 'object',
  properties: { id, title, color, values: chartValues },
  required: ['id', 'title', 'color', 'values'],
} as const satisfies ObjectSchema;

export const chartGroup = {
  type: 'object',
  properties: {
    id,
    title,
    color,
    tagBoardId: id,
    tagBoardTitle: { type: 'string', examples: ['Themes'] },
    values: { ...chartValues, description: 'Each highlight and each note counts once, however many tags it has' },
    tags: { type: 'array', items: chartTag },
  },
  required: ['id', 'title', 'color', 'tagBoardId', 'tagBoardTitle', 'values', 'tags'],
} as const satisfies ObjectSchema;
export type ChartGroup = Infer<typeof chartGroup>;
export type ChartTag = ChartGroup['tags'][number];

export const chartData = {
  type: 'object',
  properties: {
    groups: { type: 'array', items: chartGroup, description: 'Tag groups with tags, in the order of the boards' },
    total: { ...chartValues, description: 'All counted highlights' },
    untagged: { ...chartValues, description: 'Those without a tag' },
  },
  required: ['groups', 'total', 'untagged'],
} as const satisfies ObjectSchema;
export type ChartData = Infer<typeof chartData>;
