import { GROWTHS } from '../themes/index.ts';
import { type Infer, TITLE_MAX, type Uuid, id, lineOf, moment, objectOf, version } from '../kernel/index.ts';

/** A cluster of data points with a title and a trend, which keeps its identity while data arrives (D43). */
export interface Theme {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly channelId: Uuid;
  /** The number of the theme in the state of its channel. */
  readonly key: number;
  readonly title: string;
  /** A title that a member wrote is never replaced. */
  readonly titledBy: 'MACHINE' | 'MEMBER';
  /** Data points that it had when it was titled. */
  readonly titledSize: number;
  /** Data points that represent it. */
  readonly quotes: readonly Uuid[];
  /** A data point whose mood is the opposite of most others; null if there is none. */
  readonly contradicting: Uuid | null;
  /** Phrases that distinguish it from other themes, and how many of its data points have them. */
  readonly phrases: readonly ThemePhrase[];
  /** How often its people had doubled within 30 days when this was last announced. */
  readonly doublings: number;
  /** When a doubling was last announced; null before the first. */
  readonly doubledAt: Date | null;
  /** The theme that it was merged into. */
  readonly mergedInto: Uuid | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export interface ThemePhrase {
  readonly text: string;
  readonly dataPoints: number;
}

/** Quotes that represent a theme. */
export const QUOTES_MAX = 3;

const count = { type: 'integer', minimum: 0 } as const;

/** A share with its 95 % interval. */
export const estimate = objectOf({
  value: { type: 'number' },
  low: { type: 'number' },
  high: { type: 'number' },
});

const ratio = objectOf({
  value: { type: 'number', nullable: true, description: 'Null if there was no one before' },
  low: { type: 'number' },
  high: { type: 'number', nullable: true },
});

export const growthView = objectOf({
  growth: {
    type: 'string',
    enum: GROWTHS,
    description:
      '…_WITH_ALL: the whole channel changed in the same way. UNCERTAIN: there are too few people to measure it',
  },
  theme: {
    ...ratio,
    description: 'Rate of people of the last 30 days by that of the days before, with its 95 % interval',
  },
  channel: { ...ratio, description: 'The same for the whole channel' },
});
export type GrowthView = Infer<typeof growthView>;

export const themeView = objectOf({
  id,
  channelId: id,
  title: { type: 'string', maxLength: TITLE_MAX },
  titledBy: {
    type: 'string',
    enum: ['MACHINE', 'MEMBER'],
    description: 'MACHINE: proposed from the words of its data points, which share it',
  },
  dataPoints: { ...count, description: 'Data points without those that repeat another' },
  people: { ...count, description: 'Different people who wrote them; data points of unknown people count as one each' },
  recent: { ...count, description: 'People of the last 30 days before the newest data point of the channel' },
  earlier: { ...count, description: 'People of the 30 days before these' },
  growth: { ...growthView, nullable: true, description: 'Null for channels with data of less than 31 days' },
  quotes: {
    type: 'array',
    items: objectOf({ dataPointId: id, text: { type: 'string' } }),
    description: 'Words that represent it, from its data points',
  },
  lastSaidAt: { ...moment, nullable: true },
  createdAt: moment,
  version,
});
export type ThemeView = Infer<typeof themeView>;

export const themeWording = objectOf({ title: lineOf(TITLE_MAX, 'Waiting for a reply') });
export type ThemeWording = Infer<typeof themeWording>;

const day = { type: 'string', format: 'date', examples: ['2026-05-01'] } as const;

/** The steps of a trend. */
export const TREND_STEPS = ['DAY', 'WEEK', 'MONTH'] as const;
export type TrendStep = (typeof TREND_STEPS)[number];

export const trendRequest = objectOf(
  {
    themeId: { ...id, description: 'Also counts the people of this theme' },
    topicId: { ...id, description: 'Also counts the people of this topic' },
    from: { ...day, description: 'The first day; the first with data if absent' },
    to: { ...day, description: 'The last day; the last with data if absent' },
    step: { type: 'string', enum: TREND_STEPS, description: 'WEEK if absent, from Monday' },
  },
  { optional: ['themeId', 'topicId', 'from', 'to', 'step'] },
);
export type TrendRequest = Infer<typeof trendRequest>;

export const trendView = objectOf({
  step: { type: 'string', enum: TREND_STEPS },
  steps: {
    type: 'array',
    items: objectOf({
      day: { ...day, description: 'Its first day, in UTC' },
      people: { ...count, description: 'Different people who wrote in the channel' },
      ofTheme: { ...count, description: 'Different people who wrote in the theme or topic. 0 if none is requested' },
      share: {
        ...estimate,
        nullable: true,
        description: 'Share of the people who wrote in the theme or topic. Null if none is requested or no one wrote',
      },
    }),
    description: 'Without gaps, at most the latest 400',
  },
});
export type TrendView = Infer<typeof trendView>;

/** The most steps of a trend (decided). */
export const TREND_STEPS_MAX = 400;

export const themeMerge = objectOf({ intoThemeId: { ...id, description: 'The theme that stays, with its title' } });
export type ThemeMerge = Infer<typeof themeMerge>;
