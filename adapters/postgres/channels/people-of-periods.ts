import type { ThemeView } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { growthOf } from '@evident/domain/themes';
import { db, textual } from '../queries.ts';

const DAYS = 30;
const PERIOD = `interval '${DAYS} days'`;
const RECENT = `d.said_at > w.at - ${PERIOD}`;
const EARLIER = `d.said_at > w.at - 2 * ${PERIOD} AND d.said_at <= w.at - ${PERIOD}`;

/** People of data points `d`. Unknown people count once for each data point. */
export const PERSON = 'coalesce(d.author_key, d.id::text)';
export const PEOPLE = `count(DISTINCT ${PERSON})`;

const peopleWho = (wrote: string): string => `(${PEOPLE} FILTER (WHERE ${wrote}))::int`;

/** SQL: people of data points `d` in the last 30 days before the newest `w.at`, and in the 30 days before. */
export const RECENT_PEOPLE = peopleWho(RECENT);
export const EARLIER_PEOPLE = peopleWho(EARLIER);
/** SQL: whether the data point `d` is of one of both periods. */
export const IN_PERIODS = `d.said_at > w.at - 2 * ${PERIOD}`;

export const peopleOfPeriods = () =>
  [textual<number>(RECENT_PEOPLE).as('recent'), textual<number>(EARLIER_PEOPLE).as('earlier')] as const;

/**
 * `newest`, the last moment of a channel, and `whole`, its people of both periods. Each is counted once, however many rows the planner
 * expects: before the first statistics it would count again for each theme.
 */
export const withPeriods = (channelId: Uuid) =>
  db
    .with(
      (cte) => cte('newest').materialized(),
      (of) =>
        of
          .selectFrom('data_point as d')
          .select((eb) => [eb.fn.max('d.said_at').as('at'), eb.fn.min('d.said_at').as('since')])
          .where('d.channel_id', '=', channelId)
          .where('d.folded_into', 'is', null),
    )
    .with(
      (cte) => cte('whole').materialized(),
      (of) =>
        of
          .selectFrom('data_point as d')
          .innerJoin('newest as w', (join) => join.onTrue())
          .select(peopleOfPeriods())
          .select(textual<number | null>(`(date_part('epoch', max(w.at) - max(w.since)) / 86400)::float8`).as('days'))
          .where('d.channel_id', '=', channelId)
          .where('d.folded_into', 'is', null)
          .where(textual<boolean>(IN_PERIODS)),
    );

interface Periods {
  readonly recent: number;
  readonly earlier: number;
}

/** Null as long as the earlier period has less than a day. */
export function growthOfPeriods(
  part: Periods,
  { days, ...whole }: Periods & { readonly days: number | null },
): ThemeView['growth'] {
  const length = Math.min(DAYS, (days ?? 0) - DAYS);
  if (length < 1) return null;
  return growthOf(
    { theme: part.earlier, channel: whole.earlier, length },
    { theme: part.recent, channel: whole.recent, length: DAYS },
  );
}
