import type { ThemeReader } from '@evident/application/channels/themes';
import {
  TREND_STEPS_MAX,
  type Theme,
  type ThemeView,
  type TrendRequest,
  type TrendView,
} from '@evident/domain/channels';
import { trendShares } from '@evident/domain/themes';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult, SqlBool } from 'kysely';
import type { Order } from '../keyset.ts';
import { db, expression, textual } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { PEOPLE, growthOfPeriods, peopleOfPeriods, withPeriods } from './people-of-periods.ts';
import { isInSight } from './postgres-data-point-reader.ts';
import { isInTopic } from './in-topic.ts';

const MOST_PEOPLE: Order = {
  columns: [
    { sql: 'coalesce(n.people, 0)', type: 'integer' },
    { sql: 't.id', type: 'uuid' },
  ],
  descending: true,
};
const themesOf = (channelId: Uuid) =>
  withPeriods(channelId)
    .with(
      (cte) => cte('counted').materialized(),
      (of) =>
        of
          .selectFrom('data_point as d')
          .innerJoin('newest as w', (join) => join.onTrue())
          .select(['d.theme_id'])
          .select((eb) => [eb.fn.countAll().as('dataPoints'), eb.fn.max('d.said_at').as('lastSaidAt')])
          .select([textual<number>(`${PEOPLE}::int`).as('people'), ...peopleOfPeriods()])
          .where('d.channel_id', '=', channelId)
          .where('d.folded_into', 'is', null)
          .where('d.themed', '=', true)
          .where('d.theme_id', 'is not', null)
          .groupBy('d.theme_id'),
    )
    .selectFrom('theme as t')
    .innerJoin('counted as n', 'n.theme_id', 't.id')
    .innerJoin('whole as a', (join) => join.onTrue())
    .select([
      't.id',
      't.channel_id as channelId',
      't.title',
      't.titled_by',
      't.quotes as quoted',
      't.version',
      't.created_at',
    ])
    .select(['n.dataPoints', 'n.people', 'n.recent', 'n.earlier', 'n.lastSaidAt'])
    .select(['a.recent as allRecent', 'a.earlier as allEarlier', 'a.days'])
    .where('t.channel_id', '=', channelId)
    .where('t.merged_into', 'is', null);

export class PostgresThemeReader implements ThemeReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, channelId: Uuid, page: PageRequest): Promise<Page<ThemeView> | null> {
    return this.ifSeen(actor, channelId, async (sight) => {
      const order = MOST_PEOPLE;
      const { items, next } = await this.reads.page(actor, themesOf(channelId), { order, page, itemOf: viewOf });
      return { items: await withQuotes(sight, channelId, items), next };
    });
  }

  theme(actor: Actor, channelId: Uuid, themeId: Uuid): Promise<ThemeView | null> {
    return this.reads.as(actor, async (sight) => {
      const rows = await sight.rows(themesOf(channelId).where('t.id', '=', themeId));
      return (await withQuotes(sight, channelId, rows.map(viewOf)))[0] ?? null;
    });
  }

  trend(actor: Actor, of: { readonly channelId: Uuid } & TrendRequest): Promise<TrendView | null> {
    return this.ifSeen(actor, of.channelId, async (sight) => {
      const { step = 'WEEK' } = of;
      const counted = await sight.rows(stepsOf(of));
      const steps = withoutGaps(counted.reverse(), step);
      return { step, steps: partOf(of) === null ? steps : withShares(steps) };
    });
  }

  private ifSeen<T>(actor: Actor, channelId: Uuid, answer: (sight: Sight) => Promise<T>): Promise<T | null> {
    return this.reads.as(actor, async (sight) => ((await isInSight(sight, channelId)) ? answer(sight) : null));
  }
}

type Quoted = Omit<ThemeView, 'quotes'> & { readonly quoted: readonly Uuid[] };

/** Adds the words of quotes. Those of data points that are gone, or in another theme meanwhile, are left out. */
async function withQuotes(sight: Sight, channelId: Uuid, themes: readonly Quoted[]): Promise<ThemeView[]> {
  const ids = themes.flatMap(({ quoted }) => quoted);
  const rows = await sight.rows(
    db
      .selectFrom('data_point as d')
      .select(['d.id', 'd.theme_id as themeId', expression<string>`left(d.text, ${QUOTE_LENGTH}::int)`.as('text')])
      .where('d.channel_id', '=', channelId)
      .where('d.id', '=', expression<Uuid>`any (${ids}::uuid[])`),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return themes.map(({ quoted, ...theme }) => ({
    ...theme,
    quotes: quoted.flatMap((dataPointId) => {
      const row = known.get(dataPointId);
      return row?.themeId === theme.id ? [{ dataPointId, text: row.text }] : [];
    }),
  }));
}

/** Characters of a quote in lists. */
const QUOTE_LENGTH = 400;

/** Data points `d` of a theme or of a topic; null for all. */
const partOf = ({ themeId, topicId }: Pick<TrendRequest, 'themeId' | 'topicId'>) =>
  topicId !== undefined
    ? isInTopic(topicId)
    : themeId !== undefined
      ? expression<SqlBool>`d.theme_id = ${themeId}::uuid`
      : null;

/** The latest steps with data, the latest first. */
function stepsOf({ channelId, from, to, step = 'WEEK', ...of }: { readonly channelId: Uuid } & TrendRequest) {
  const part = partOf(of);
  const first = textual<string>(
    `to_char(date_trunc('${step.toLowerCase()}', d.said_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`,
  );
  let found = db
    .selectFrom('data_point as d')
    .innerJoin('channel as h', 'h.id', 'd.channel_id')
    .select([first.as('day'), textual<number>(`${PEOPLE}::int`).as('people')])
    .select(
      part === null
        ? textual<number>('0').as('ofTheme')
        : expression<number>`(${textual(PEOPLE)} FILTER (WHERE ${part}))::int`.as('ofTheme'),
    )
    .where('d.channel_id', '=', channelId)
    .where('d.folded_into', 'is', null);
  if (from !== undefined) found = found.where('d.said_at', '>=', expression<Date>`${from}::timestamptz`);
  if (to !== undefined) found = found.where('d.said_at', '<', expression<Date>`${to}::timestamptz + interval '1 day'`);
  return found.groupBy(first).orderBy(first, 'desc').limit(TREND_STEPS_MAX);
}

type CountedStep = Omit<TrendView['steps'][number], 'share'>;

function withShares(steps: TrendView['steps']): TrendView['steps'] {
  const shares = trendShares(steps.map(({ ofTheme, people }) => ({ theme: ofTheme, channel: people })));
  return steps.map((step, at) => ({ ...step, share: shares[at]! }));
}

/** Adds steps without data, and keeps the latest. */
function withoutGaps(counted: readonly CountedStep[], step: TrendView['step']): TrendView['steps'] {
  const [known, last] = [new Map(counted.map((one) => [one.day, { ...one, share: null }])), counted.at(-1)];
  const steps: TrendView['steps'] = [];
  if (!last) return steps;
  for (let day = counted[0]!.day; day <= last.day; day = nextStep(day, step))
    steps.push(known.get(day) ?? { day, people: 0, ofTheme: 0, share: null });
  return steps.slice(-TREND_STEPS_MAX);
}

function nextStep(day: string, step: TrendView['step']): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (step === 'MONTH') at.setUTCMonth(at.getUTCMonth() + 1);
  else at.setUTCDate(at.getUTCDate() + (step === 'WEEK' ? 7 : 1));
  return at.toISOString().slice(0, 10);
}

const viewOf = ({
  titled_by,
  created_at,
  lastSaidAt,
  dataPoints,
  allRecent,
  allEarlier,
  days,
  ...row
}: InferResult<ReturnType<typeof themesOf>>[number]): Quoted => ({
  ...row,
  growth: growthOfPeriods(row, { recent: allRecent, earlier: allEarlier, days }),
  titledBy: titled_by as Theme['titledBy'],
  dataPoints: Number(dataPoints),
  lastSaidAt: lastSaidAt?.toISOString() ?? null,
  createdAt: created_at.toISOString(),
});
