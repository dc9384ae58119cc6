import type {
  ChartReader,
  CountedColumns,
  CountedHighlights,
  ValueField,
} from '@evident/application/charts/chart-reader';
import {
  type ChartData,
  type ChartValues,
  type CoOccurrence,
  type CrosstabColumn,
  type DaySpan,
  type NumberSpread,
  PAIRS_MAX,
  SATURATION_NOTES_MAX,
  type TaggedNote,
} from '@evident/domain/charts';
import type { Clause } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult, SqlBool } from 'kysely';
import { DAY_OF_NOTE } from '../date-of-note.ts';
import { peopleWhoSay } from '../filters/related-rows.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { daysOf, highlightsWithNotes, peopleOf, shownPeople, spanIn, speakersOf } from './crosstab-columns.ts';
import { daysIn, numbersIn, textsIn, valuesOf } from './field-values.ts';
import { TAGS, characters, inProject, matched, tagged } from './matched-highlights.ts';

const NONE: ChartValues = { highlights: 0, notes: 0, characters: 0 };

/** Counts rows with the columns of {@link counted}, such as `m`. */
const values = () =>
  [
    expression<number>`count(*)::int`.as('highlights'),
    expression<number>`count(distinct m.note_id)::int`.as('notes'),
    expression<number>`coalesce(sum(m.characters), 0)::double precision`.as('characters'),
  ] as const;

const byTag = (of: CountedHighlights) =>
  db
    .selectFrom(
      tagged(of)
        .select(['t.id', 'h.note_id', characters.as('characters')])
        .as('m'),
    )
    .select('m.id')
    .select(values)
    .groupBy('m.id');

/** A highlight with several tags of a group counts once. */
const byGroup = (of: CountedHighlights) =>
  db
    .selectFrom(
      tagged(of)
        .select(['t.tag_group_id as id', 'h.id as highlight_id', 'h.note_id', characters.as('characters')])
        .distinct()
        .as('m'),
    )
    .select('m.id')
    .select(values)
    .groupBy('m.id');

const all = (of: CountedHighlights) =>
  db
    .selectFrom(
      matched(of)
        .select(['h.note_id', characters.as('characters')])
        .select(({ selectFrom }) =>
          expression<SqlBool>`exists ${selectFrom('highlight_tag as ht').innerJoin('tag as t', 't.id', 'ht.tag_id').whereRef('ht.highlight_id', '=', 'h.id')}`.as(
            'tagged',
          ),
        )
        .as('m'),
    )
    .select('m.tagged')
    .select(values)
    .groupBy('m.tagged');

const allOfThem = (of: CountedHighlights) =>
  db
    .selectFrom(
      matched(of)
        .select(['h.note_id', characters.as('characters')])
        .as('m'),
    )
    .select(values);

const pairsOf = (of: CountedHighlights) =>
  db
    .selectFrom(tagged(of).select(['h.id as highlight_id', 't.id as tag_id']).as('one'))
    .innerJoin(tagged(of).select(['h.id as highlight_id', 't.id as tag_id']).as('other'), (join) =>
      join.onRef('other.highlight_id', '=', 'one.highlight_id').onRef('one.tag_id', '<', 'other.tag_id'),
    )
    .select(['one.tag_id as first', 'other.tag_id as second', expression<number>`count(*)::int`.as('highlights')])
    .groupBy(['one.tag_id', 'other.tag_id'])
    .orderBy('highlights', 'desc')
    .orderBy('one.tag_id')
    .orderBy('other.tag_id')
    .limit(PAIRS_MAX);

const notesOf = (of: CountedHighlights) =>
  tagged(of)
    .select(['n.id', 'n.title'])
    .select([
      expression<string>`${DAY_OF_NOTE}::text`.as('day'),
      expression<boolean>`n.occurred_on is not null`.as('happened'),
      expression<Uuid[]>`array_agg(distinct t.id)`.as('tagIds'),
    ])
    .groupBy(['n.id', 'n.title', 'n.occurred_on', 'n.created_at'])
    .orderBy(DAY_OF_NOTE)
    .orderBy('n.created_at')
    .orderBy('n.id')
    .limit(SATURATION_NOTES_MAX);

export class PostgresChartReader implements ChartReader {
  constructor(private readonly reads: PostgresReads) {}

  chart(actor: Actor, of: CountedHighlights): Promise<ChartData | null> {
    return inProject(this.reads, actor, of, async (sight) => {
      const tags = await sight.rows(TAGS, { given: { projectId: of.projectId } });
      const ofTags = await valuesIn(sight, byTag(of));
      const ofGroups = await valuesIn(sight, byGroup(of));
      const [total] = await sight.rows(allOfThem(of));
      const untagged = (await sight.rows(all(of))).find((row) => !row.tagged);
      return {
        groups: groupsOf(tags, ofTags, ofGroups),
        total: total ?? NONE,
        untagged: untagged ? valuesFrom(untagged) : NONE,
      };
    });
  }

  coOccurrence(actor: Actor, of: CountedHighlights): Promise<CoOccurrence | null> {
    return inProject(this.reads, actor, of, async (sight) => {
      const ofTags = await valuesIn(sight, byTag(of));
      const pairs = await sight.rows(pairsOf(of));
      return {
        tags: (await usedTags(sight, of, ofTags)).toSorted((one, other) => other.highlights - one.highlights),
        pairs: pairs.map(({ first, second, highlights }) => ({ tagIds: [first, second], highlights })),
      };
    });
  }

  taggedNotes(actor: Actor, of: CountedHighlights): Promise<TaggedNote[] | null> {
    return inProject(this.reads, actor, of, async (sight) => sight.rows(notesOf(of)));
  }

  people(actor: Actor, of: CountedHighlights, fieldId: Uuid): Promise<CrosstabColumn[] | null> {
    return inProject(this.reads, actor, of, async (sight) =>
      shownPeople(await sight.rows(peopleOf(highlightsWithNotes(of), fieldId))),
    );
  }

  texts(actor: Actor, of: CountedHighlights, field: ValueField): Promise<string[] | null> {
    return inProject(this.reads, actor, of, (sight) =>
      textsIn(sight, valuesOf(highlightsWithNotes(of), peopleWhoSay(), field)),
    );
  }

  numbers(actor: Actor, of: CountedHighlights, field: ValueField): Promise<NumberSpread[] | null> {
    return inProject(this.reads, actor, of, (sight) =>
      numbersIn(sight, valuesOf(highlightsWithNotes(of), peopleWhoSay(), field)),
    );
  }

  valueDays(
    actor: Actor,
    of: CountedHighlights,
    field: ValueField,
    until: string,
  ): Promise<NonNullable<DaySpan>[] | null> {
    return inProject(this.reads, actor, of, (sight) =>
      daysIn(sight, valuesOf(highlightsWithNotes(of), peopleWhoSay(), field), until),
    );
  }

  days(actor: Actor, of: CountedHighlights, until: string): Promise<NonNullable<DaySpan>[] | null> {
    return inProject(this.reads, actor, of, async (sight) =>
      spanIn(await sight.rows(daysOf(highlightsWithNotes(of), until))),
    );
  }

  speakers(actor: Actor, of: CountedHighlights): Promise<CrosstabColumn[] | null> {
    return inProject(this.reads, actor, of, async (sight) => shownPeople(await sight.rows(speakersOf(of))));
  }

  columns(actor: Actor, of: CountedHighlights, columns: readonly Clause[]): Promise<CountedColumns | null> {
    return inProject(this.reads, actor, of, async (sight) => {
      const tags = await usedTags(sight, of, await valuesIn(sight, byTag(of)));
      const counts: Map<Uuid, ChartValues>[] = [];
      const highlights: number[] = [];
      for (const clause of columns) {
        const column = { ...of, clause };
        counts.push(await valuesIn(sight, byTag(column)));
        highlights.push((await sight.rows(allOfThem(column)))[0]?.highlights ?? 0);
      }
      return {
        rows: tags.map((tag) => ({ ...tag, counts: counts.map((column) => column.get(tag.id)?.highlights ?? 0) })),
        highlights,
      };
    });
  }
}

const valuesFrom = ({ highlights, notes, characters: count }: ChartValues): ChartValues => ({
  highlights,
  notes,
  characters: count,
});

const valuesIn = async (sight: Sight, query: ReturnType<typeof byTag>): Promise<Map<Uuid, ChartValues>> =>
  new Map((await sight.rows(query)).map((row) => [row.id, valuesFrom(row)]));

/** The tags with highlights, in the order of the boards. */
const usedTags = async (
  sight: Sight,
  { projectId }: CountedHighlights,
  ofTags: ReadonlyMap<Uuid, ChartValues>,
): Promise<CoOccurrence['tags']> =>
  (await sight.rows(TAGS, { given: { projectId } })).flatMap(({ id, title, color }) => {
    const highlights = ofTags.get(id)?.highlights ?? 0;
    return highlights === 0 ? [] : [{ id, title, color, highlights }];
  });

const groupsOf = (
  tags: InferResult<typeof TAGS>,
  ofTags: ReadonlyMap<Uuid, ChartValues>,
  ofGroups: ReadonlyMap<Uuid, ChartValues>,
): ChartData['groups'] =>
  [...Map.groupBy(tags, ({ groupId }) => groupId)].map(([id, inGroup]) => ({
    id,
    title: inGroup[0]!.groupTitle,
    color: inGroup[0]!.groupColor,
    tagBoardId: inGroup[0]!.boardId,
    tagBoardTitle: inGroup[0]!.boardTitle,
    values: ofGroups.get(id) ?? NONE,
    tags: inGroup.map((tag) => ({
      id: tag.id,
      title: tag.title,
      color: tag.color,
      values: ofTags.get(tag.id) ?? NONE,
    })),
  }));
