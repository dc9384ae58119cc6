import type { ChannelWrapReader } from '@evident/application/channels/wrap-channel';
import {
  type ChannelWrap,
  WRAPPED_QUOTES_MAX,
  type WrappedQuote,
  channelWrapOf,
  weekUntil,
  wrappedThemes,
} from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type EmergingTheme, type WrapPeriod, periodBefore } from '@evident/domain/wraps';
import { db, expression, textual } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { PEOPLE, PERSON } from './people-of-periods.ts';

const QUOTE_LENGTH = 400;

export class PostgresChannelWrapReader implements ChannelWrapReader {
  constructor(private readonly reads: PostgresReads) {}

  wrap(actor: Actor, channelId: Uuid, until: string | null): Promise<ChannelWrap | null> {
    return this.reads.as(actor, async (sight) => {
      const [channel] = await sight.rows(
        db.selectFrom('channel as c').select(['c.id', 'c.title']).where('c.id', '=', channelId),
      );
      if (!channel) return null;
      const period = weekUntil(until ?? (await newestDay(sight, channelId)));
      const counts = await sight.rows(countsOf(channelId, period));
      const themes = wrappedThemes(counts).map(({ id }) => id);
      const quotes = themes.length === 0 ? [] : await quotesOf(sight, channelId, period, themes);
      return channelWrapOf(channel, period, await figuresOf(sight, channelId, period), counts, quotes);
    });
  }
}

/** Data points of two weeks. */
const written = (channelId: Uuid, period: WrapPeriod) =>
  db
    .selectFrom('data_point as d')
    .where('d.channel_id', '=', channelId)
    .where('d.folded_into', 'is', null)
    .where('d.said_at', '>=', periodBefore(period).since)
    .where('d.said_at', '<', period.until);

const inWeek = (what: string, { since }: WrapPeriod) =>
  expression<number>`(${textual(what)} FILTER (WHERE d.said_at >= ${since}))::int`;
const before = (what: string, { since }: WrapPeriod) =>
  expression<number>`(${textual(what)} FILTER (WHERE d.said_at < ${since}))::int`;

const today = (): string => new Date().toISOString().slice(0, 10);

async function newestDay(sight: Sight, channelId: Uuid): Promise<string> {
  const [row] = await sight.rows(
    db
      .selectFrom('data_point as d')
      .select((eb) => eb.fn.max('d.said_at').as('at'))
      .where('d.channel_id', '=', channelId)
      .where('d.folded_into', 'is', null),
  );
  return row?.at?.toISOString().slice(0, 10) ?? today();
}

async function figuresOf(
  sight: Sight,
  channelId: Uuid,
  period: WrapPeriod,
): Promise<Pick<ChannelWrap, 'dataPoints' | 'people' | 'previousPeople'>> {
  const [row] = await sight.rows(
    written(channelId, period).select([
      inWeek('count(*)', period).as('dataPoints'),
      inWeek(PEOPLE, period).as('people'),
      before(PEOPLE, period).as('previousPeople'),
    ]),
  );
  return row!;
}

/** People of each theme in both weeks. */
const countsOf = (channelId: Uuid, period: WrapPeriod) =>
  written(channelId, period)
    .innerJoin('theme as t', 't.id', 'd.theme_id')
    .where('d.themed', '=', true)
    .where('t.merged_into', 'is', null)
    .groupBy(['t.id', 't.title'])
    .select(['t.id', 't.title'])
    .select([before(PEOPLE, period).as('previousCount'), inWeek(PEOPLE, period).as('currentCount')])
    .$castTo<EmergingTheme>();

/** The newest words of each theme, of different people. */
async function quotesOf(
  sight: Sight,
  channelId: Uuid,
  period: WrapPeriod,
  themes: readonly Uuid[],
): Promise<WrappedQuote[]> {
  const rows = await sight.rows(
    db
      .with('said', () =>
        written(channelId, period)
          .where('d.said_at', '>=', period.since)
          .where('d.themed', '=', true)
          .where('d.theme_id', 'in', themes)
          .select(['d.id', 'd.theme_id', 'd.said_at', 'd.text'])
          .select(
            textual<number>(`row_number() OVER (PARTITION BY d.theme_id, ${PERSON} ORDER BY d.said_at DESC, d.id)`).as(
              'ofPerson',
            ),
          ),
      )
      .with('placed', (of) =>
        of
          .selectFrom('said as s')
          .select(['s.id', 's.theme_id', 's.said_at'])
          .select(expression<string>`left(s.text, ${QUOTE_LENGTH}::int)`.as('quote'))
          .select(
            textual<number>('row_number() OVER (PARTITION BY s.theme_id ORDER BY s.said_at DESC, s.id)').as('place'),
          )
          .where('s.ofPerson', '=', 1),
      )
      .selectFrom('placed as p')
      .select(['p.id as dataPointId', 'p.theme_id as themeId', 'p.said_at as saidAt', 'p.quote'])
      .where('p.place', '<=', WRAPPED_QUOTES_MAX)
      .orderBy('p.said_at', 'desc')
      .orderBy('p.id'),
  );
  return rows.map(({ themeId, ...row }) => ({ ...row, themeId: themeId! }));
}
