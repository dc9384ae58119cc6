import { type Infer, type ObjectSchema, id } from '../kernel/index.ts';
import { typesThat } from '../kinds/index.ts';

/** Objects whose reading is counted. */
export const READ_TYPES = typesThat('written');
export type ReadType = (typeof READ_TYPES)[number];
export const isReadType = (type: string): type is ReadType => (READ_TYPES as readonly string[]).includes(type);

/** Figures cover this many days; readers are forgotten after them (decided). */
export const ANALYTICS_DAYS = 90;
/** Days that sums are kept (decided). */
export const SUMS_DAYS = 400;
/** Another look within this time is the same view (decided). */
const SAME_VIEW_MS = 30 * 60_000;

const DAY_MS = 86_400_000;
const count = { type: 'integer', minimum: 0 } as const;
const day = { type: 'string', format: 'date', description: 'A day in UTC' } as const;

export const analyticsSettings = {
  type: 'object',
  properties: {
    enabled: { type: 'boolean', description: 'Whether reading is counted. Off: nothing is stored from then on' },
    names: {
      type: 'boolean',
      description: 'Whether readers are named, from the moment it is turned on. Off: only their number is shown',
    },
  },
  required: ['enabled', 'names'],
} as const satisfies ObjectSchema;
export type AnalyticsSettings = Infer<typeof analyticsSettings>;

const use = {
  type: 'object',
  properties: {
    publicLinks: { ...count, description: 'Public links that are on' },
    citations: { ...count, description: 'Of a note: insights with evidence from it. Of an insight: its evidence' },
  },
  required: ['publicLinks', 'citations'],
} as const satisfies ObjectSchema;

/** A note or published insight with its reading. */
export const itemFigures = {
  type: 'object',
  properties: {
    id,
    type: { type: 'string', enum: READ_TYPES },
    title: { type: 'string' },
    views: { ...count, description: `Views of the last ${ANALYTICS_DAYS} days` },
    readers: { ...count, description: `Different members who read it in the last ${ANALYTICS_DAYS} days` },
    lastReadOn: { ...day, nullable: true, description: `Null if no one read it in the last ${ANALYTICS_DAYS} days` },
    use,
  },
  required: ['id', 'type', 'title', 'views', 'readers', 'lastReadOn', 'use'],
} as const satisfies ObjectSchema;
export type ItemFigures = Infer<typeof itemFigures>;

const FIGURE_LISTS = ['MOST_READ', 'UNREAD'] as const;
export type FigureList = (typeof FIGURE_LISTS)[number];
export const figureFilter = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: READ_TYPES, description: 'Insights by default' },
    list: {
      type: 'string',
      enum: FIGURE_LISTS,
      description: `The most read first, or what was there for ${ANALYTICS_DAYS} days and not read in them, the oldest first`,
    },
  },
  required: [],
} as const satisfies ObjectSchema;

export const itemReading = {
  type: 'object',
  properties: {
    ...itemFigures.properties,
    days: {
      type: 'array',
      items: {
        type: 'object',
        properties: { day, views: count, readers: { ...count, description: 'Members who read it that day' } },
        required: ['day', 'views', 'readers'],
      },
      description: 'Days with views, in order',
    },
    named: {
      type: 'array',
      nullable: true,
      items: {
        type: 'object',
        properties: { id, name: { type: 'string' }, lastReadOn: day },
        required: ['id', 'name', 'lastReadOn'],
      },
      description: 'Readers since names are allowed, the latest first, at most 100. Null where they are not allowed',
    },
  },
  required: [...itemFigures.required, 'days', 'named'],
} as const satisfies ObjectSchema;
export type ItemReading = Infer<typeof itemReading>;

/** The first moment of the days that figures cover. */
export const figuresSince = (now: Date): Date => new Date(now.getTime() - ANALYTICS_DAYS * DAY_MS);
export const sumsSince = (now: Date): Date => new Date(now.getTime() - SUMS_DAYS * DAY_MS);

/** Whether a look counts as a view, and its member as another reader of that day. */
export function countedView(lastAt: Date | null, now: Date): { readonly view: boolean; readonly reader: boolean } {
  const view = lastAt === null || now.getTime() - lastAt.getTime() >= SAME_VIEW_MS;
  const isOtherDay = lastAt === null || lastAt.toISOString().slice(0, 10) !== now.toISOString().slice(0, 10);
  return { view: view || isOtherDay, reader: isOtherDay };
}
