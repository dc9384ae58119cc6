import { type Infer, type Uuid, id, moment, objectOf } from '../kernel/index.ts';
import { IMPORT_SOURCES } from './sources.ts';
import { estimate } from './theme.ts';

const count = { type: 'integer', minimum: 0 } as const;

/** Phrases of a theme, values of a segment, and events of its history that are shown (decided). */
export const PHRASES_MAX = 12;
export const SEGMENTS_MAX = 6;
export const HISTORY_MAX = 50;
/** The newest data points of a channel that segments are counted from, so that a million take no longer (decided). */
export const SEGMENT_SAMPLE = 20_000;
/** Fields with more values, such as order numbers, are no segments (decided). */
export const SEGMENT_VALUES_MAX = 40;

/** Events in the life of a theme, as seen from this theme. */
export const THEME_EVENTS = ['BORN', 'SPLIT_FROM', 'GAVE_PART', 'TOOK_IN', 'WENT_INTO', 'ENDED'] as const;

export const themeExplanation = objectOf({
  phrases: {
    type: 'array',
    items: objectOf({ text: { type: 'string' }, dataPoints: count }),
    description:
      'Phrases that distinguish it from the other themes, with the data points that have them, of at most 150',
  },
  segments: {
    type: 'array',
    items: objectOf({
      field: { type: 'string', nullable: true, description: 'A field of the source. Null for the source itself' },
      values: {
        type: 'array',
        items: objectOf({
          value: { type: 'string', description: `Of a source: ${IMPORT_SOURCES.slice(0, 3).join(', ')} …` },
          people: { ...count, description: 'People of the theme with this value' },
          share: { ...estimate, description: 'Share of the people of the theme' },
          elsewhere: {
            type: 'number',
            nullable: true,
            description: 'Share of the other people of the channel. Null if there are none',
          },
          differs: {
            type: 'string',
            enum: ['MORE', 'LESS'],
            nullable: true,
            description: 'More or less often than elsewhere: the 95 % intervals of both shares do not touch',
          },
        }),
      },
    }),
    description: `Of the newest ${SEGMENT_SAMPLE.toLocaleString('en')} data points of the channel`,
  },
  contradicting: {
    ...objectOf({ dataPointId: id, text: { type: 'string' } }),
    nullable: true,
    description: 'Quote whose sentiment is the opposite of most others. It is a guess, made for texts in English only',
  },
  history: {
    type: 'array',
    items: objectOf({
      id,
      event: { type: 'string', enum: THEME_EVENTS },
      at: moment,
      other: {
        ...objectOf({ id, title: { type: 'string' } }),
        nullable: true,
        description: 'The theme that it was split from or merged with',
      },
      byMember: { type: 'boolean' },
      points: { ...count, nullable: true, description: 'Data points that began it, or were in the part' },
      expected: {
        type: 'number',
        nullable: true,
        description: 'Data points that were to be expected, if it emerged from new ones',
      },
      between: { type: 'number', nullable: true, description: 'Mean similarity of both parts, at most 1' },
      limit: { type: 'number', nullable: true, description: 'The similarity from which two parts are one theme' },
      reverts: { type: 'boolean', description: 'True if it can be reverted' },
    }),
    description: 'The newest first, at most 50',
  },
});
export type ThemeExplanation = Infer<typeof themeExplanation>;
export type ThemeEvent = ThemeExplanation['history'][number];
export type SegmentView = ThemeExplanation['segments'][number];

/** People with a value of a field, in a theme and in its channel. */
export interface SegmentCount {
  readonly field: string | null;
  readonly value: string;
  readonly ofTheme: number;
  readonly people: number;
}

/** A change that a member reverts. */
export interface ThemeChangeOf {
  readonly channelId: Uuid;
  readonly themeId: Uuid;
  readonly changeId: Uuid;
}
