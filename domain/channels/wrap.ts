import { type Infer, type Uuid, id, moment, objectOf } from '../kernel/index.ts';
import {
  type EmergingTheme,
  type WrapBlock,
  type WrapPeriod,
  emergingThemes,
  weekBefore,
  wrapBlock,
  wrapTitle,
} from '../wraps/index.ts';
import { channelTitle } from './channel.ts';

const day = { type: 'string', format: 'date', examples: ['2026-05-07'] } as const;
const count = { type: 'integer', minimum: 0 } as const;

/** Themes with quotes, and quotes of each (decided). */
export const WRAPPED_THEMES_MAX = 5;
export const WRAPPED_QUOTES_MAX = 3;

export const channelWrapQuery = objectOf(
  { until: { ...day, description: 'The last day of the week. If absent, the day of the newest data point' } },
  { optional: ['until'] },
);

/** The words of people in a week of a channel (document 001, section 3, Activity wrap blocks; D48). */
export const channelWrap = objectOf({
  channelId: id,
  title: { type: 'string' },
  since: moment,
  until: { ...moment, description: 'The moment after the week' },
  dataPoints: count,
  people: count,
  previousPeople: { ...count, description: 'People of the week before' },
  blocks: { type: 'array', items: wrapBlock, description: 'Counts of the graph are people' },
  citations: {
    type: 'array',
    items: objectOf({
      citationReferenceId: { type: 'string' },
      dataPointId: id,
      themeId: id,
      quote: { type: 'string' },
      saidAt: moment,
    }),
  },
});
export type ChannelWrap = Infer<typeof channelWrap>;

/** The words of a person about a theme. */
export interface WrappedQuote {
  readonly dataPointId: Uuid;
  readonly themeId: Uuid;
  readonly quote: string;
  readonly saidAt: Date;
}

/** The week that ends with a day, `yyyy-mm-dd` in UTC. */
export const weekUntil = (last: string): WrapPeriod => weekBefore(new Date(Date.parse(last) + DAY_MS));
const DAY_MS = 86_400_000;

/** The themes of a week that get quotes: those that grew, the most first; if none did, the largest. */
export function wrappedThemes(counts: readonly EmergingTheme[]): EmergingTheme[] {
  const grown = emergingThemes(counts);
  const some = grown.length > 0 ? grown : counts.filter(({ currentCount }) => currentCount > 0).toSorted(bySize);
  return some.slice(0, WRAPPED_THEMES_MAX);
}

const bySize = (one: EmergingTheme, other: EmergingTheme): number =>
  other.currentCount - one.currentCount || (one.title < other.title ? -1 : 1);

/** A week of a channel as blocks. Each quote cites its data point. */
export function channelWrapOf(
  { id: channelId, title }: { readonly id: Uuid; readonly title: string },
  period: WrapPeriod,
  figures: Pick<ChannelWrap, 'dataPoints' | 'people' | 'previousPeople'>,
  counts: readonly EmergingTheme[],
  quotes: readonly WrappedQuote[],
): ChannelWrap {
  const name = wrapTitle(channelTitle(title), period);
  const grown = emergingThemes(counts);
  const citations = quotes.map(({ saidAt, ...quote }, at) => ({
    ...quote,
    citationReferenceId: `${at + 1}`,
    saidAt: saidAt.toISOString(),
  }));
  const told = wrappedThemes(counts).filter(({ id: themeId }) => quotes.some((quote) => quote.themeId === themeId));
  return {
    channelId,
    title: name,
    since: period.since.toISOString(),
    until: period.until.toISOString(),
    ...figures,
    citations,
    blocks: [
      { type: 'heading', level: 'h1', text: name },
      ...graphOf(grown),
      ...told.flatMap((theme) => saidOf(theme, citations)),
    ],
  };
}

const graphOf = (items: EmergingTheme[]): WrapBlock[] =>
  items.length === 0
    ? []
    : [
        { type: 'heading', level: 'h2', text: 'Emerging themes' },
        { type: 'graph', graph: 'EmergingThemes', items },
      ];

const saidOf = ({ id: themeId, title }: EmergingTheme, citations: ChannelWrap['citations']): WrapBlock[] => [
  { type: 'heading', level: 'h3', text: title },
  ...citations
    .filter((one) => one.themeId === themeId)
    .map(({ quote, citationReferenceId }): WrapBlock => ({
      type: 'text',
      text: `“${quote}”`,
      citations: [citationReferenceId],
    })),
];
