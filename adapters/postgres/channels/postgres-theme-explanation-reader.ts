import type { ThemeExplanationReader } from '@evident/application/channels/explain-theme';
import {
  HISTORY_MAX,
  SEGMENT_SAMPLE,
  SEGMENT_VALUES_MAX,
  type SegmentCount,
  type SegmentTotals,
  type ThemeEvent,
  type ThemeExplanation,
  type ThemePhrase,
  segmentsOf,
} from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ThemeChange } from '@evident/domain/themes';
import { db, expression, textual } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { PERSON } from './people-of-periods.ts';
import { isInSight } from './postgres-data-point-reader.ts';

/** Characters of a quote. */
const QUOTE_LENGTH = 400;

export class PostgresThemeExplanationReader implements ThemeExplanationReader {
  constructor(private readonly reads: PostgresReads) {}

  explanation(actor: Actor, channelId: Uuid, themeId: Uuid): Promise<ThemeExplanation | null> {
    return this.reads.as(actor, async (sight) => {
      if (!(await isInSight(sight, channelId))) return null;
      const [theme] = await sight.rows(
        db
          .selectFrom('theme as t')
          .leftJoin('data_point as d', (join) =>
            join
              .onRef('d.channel_id', '=', 't.channel_id')
              .onRef('d.id', '=', 't.contradicting')
              // In another theme meanwhile, it contradicts this one no more.
              .onRef('d.theme_id', '=', 't.id'),
          )
          .select(['t.id', 't.phrases', 'd.id as contradictingId'])
          .select(expression<string | null>`left(d.text, ${QUOTE_LENGTH}::int)`.as('contradicting'))
          .where('t.channel_id', '=', channelId)
          .where('t.id', '=', themeId),
      );
      if (!theme) return null;
      return {
        phrases: theme.phrases as unknown as ThemePhrase[],
        segments: segmentsOf(
          await segmentCounts(sight, channelId, themeId),
          await segmentTotals(sight, channelId, themeId),
        ),
        contradicting:
          theme.contradictingId === null
            ? null
            : { dataPointId: theme.contradictingId, text: theme.contradicting ?? '' },
        history: (await sight.rows(changesOf(channelId, themeId))).map((row) => eventOf(row, themeId)),
      };
    });
  }
}

/** The newest data points of the channel. */
const sampled = (channelId: Uuid) =>
  db
    .selectFrom('data_point as d')
    .select(['d.source', 'd.fields', textual<string>(PERSON).as('person')])
    .select((eb) => eb.ref('d.theme_id').as('themeId'))
    .where('d.channel_id', '=', channelId)
    .where('d.folded_into', 'is', null)
    .orderBy('d.said_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(SEGMENT_SAMPLE);

async function segmentTotals(sight: Sight, channelId: Uuid, themeId: Uuid): Promise<SegmentTotals> {
  const [row] = await sight.rows(
    db
      .selectFrom(sampled(channelId).as('s'))
      .select(expression<number>`count(DISTINCT s.person)::int`.as('people'))
      .select(
        expression<number>`(count(DISTINCT s.person) FILTER (WHERE s."themeId" = ${themeId}::uuid))::int`.as('ofTheme'),
      ),
  );
  return row!;
}

function segmentCounts(sight: Sight, channelId: Uuid, themeId: Uuid): Promise<SegmentCount[]> {
  const ofTheme = expression<number>`(count(DISTINCT v.person) FILTER (WHERE v."themeId" = ${themeId}::uuid))::int`;
  return sight.rows(
    db
      .with(
        (cte) => cte('s').materialized(),
        () => sampled(channelId),
      )
      .with('v', (of) =>
        of
          .selectFrom('s')
          .select([textual<string | null>('NULL::text').as('field'), 's.source as value', 's.person', 's.themeId'])
          .unionAll(
            of
              .selectFrom('s')
              .innerJoin(textual<{ key: string; value: string }>('LATERAL jsonb_each_text(s.fields)').as('f'), (join) =>
                join.onTrue(),
              )
              .select(['f.key as field', 'f.value as value', 's.person', 's.themeId']),
          ),
      )
      .with('counted', (of) =>
        of
          .selectFrom('v')
          .select(['v.field', 'v.value', ofTheme.as('ofTheme')])
          .select(textual<number>('count(DISTINCT v.person)::int').as('people'))
          .select(textual<number>('count(*) OVER (PARTITION BY v.field)').as('values'))
          .groupBy(['v.field', 'v.value']),
      )
      .selectFrom('counted as c')
      .select(['c.field', 'c.value', 'c.ofTheme', 'c.people'])
      .where('c.values', '<=', SEGMENT_VALUES_MAX)
      .orderBy('c.field')
      .orderBy('c.value'),
  );
}

const changesOf = (channelId: Uuid, themeId: Uuid) =>
  db
    .selectFrom('theme_change as h')
    .innerJoin('theme as own', 'own.id', 'h.theme_id')
    .leftJoin('theme as other', 'other.id', 'h.other_id')
    .select(['h.id', 'h.theme_id as themeId', 'h.change', 'h.at', 'own.title as ownTitle'])
    .select(['own.merged_into as ownMerged', 'h.other_id as otherId', 'other.title as otherTitle'])
    .select('other.merged_into as otherMerged')
    .where('h.channel_id', '=', channelId)
    .where((eb) => eb.or([eb('h.theme_id', '=', themeId), eb('h.other_id', '=', themeId)]))
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(HISTORY_MAX);

interface ChangeRow {
  readonly id: Uuid;
  readonly themeId: Uuid;
  readonly ownTitle: string;
  readonly ownMerged: Uuid | null;
  readonly otherId: Uuid | null;
  readonly otherTitle: string | null;
  readonly otherMerged: Uuid | null;
  readonly change: unknown;
  readonly at: Date;
}

function eventOf({ change: stored, ...row }: ChangeRow, themeId: Uuid): ThemeEvent {
  const change = stored as ThemeChange;
  const isOwn = row.themeId === themeId;
  return {
    id: row.id,
    event: EVENTS[change.kind][isOwn ? 0 : 1],
    at: row.at.toISOString(),
    other: otherOf(row, isOwn),
    byMember: change.kind === 'merged' && change.why === null,
    ...numbersOf(change),
    reverts: canRevert(change, row),
  };
}

function otherOf(
  { themeId, ownTitle, otherId, otherTitle }: Omit<ChangeRow, 'change'>,
  isOwn: boolean,
): ThemeEvent['other'] {
  if (otherId === null) return null;
  return isOwn ? { id: otherId, title: otherTitle ?? '' } : { id: themeId, title: ownTitle };
}

/** The numbers that decided a change. */
function numbersOf(change: ThemeChange): Pick<ThemeEvent, 'points' | 'expected' | 'between' | 'limit'> {
  const none = { points: null, expected: null, between: null, limit: null };
  switch (change.kind) {
    case 'born':
      return { ...none, points: change.why.points, expected: change.why.emerging?.expected ?? null };
    case 'split':
      return { ...none, points: change.why.points[1], between: change.why.between, limit: change.why.limit };
    case 'merged':
      return change.why === null
        ? none
        : { ...none, points: change.why.points[0], between: change.why.between, limit: change.why.limit };
    case 'ended':
      return none;
  }
}

const canRevert = ({ kind }: ThemeChange, { ownMerged, otherId, otherMerged }: Omit<ChangeRow, 'change'>): boolean =>
  kind === 'merged' ? ownMerged === otherId : kind === 'split' && ownMerged === null && otherMerged === null;

/** As the theme of the change sees it, and as the other theme does. */
const EVENTS = {
  born: ['BORN', 'BORN'],
  split: ['SPLIT_FROM', 'GAVE_PART'],
  merged: ['WENT_INTO', 'TOOK_IN'],
  ended: ['ENDED', 'ENDED'],
} as const;
