import type { SearchQuestion } from '@evident/application/search/search-reader';
import { type Clause, EVERYTHING } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { ReadonlyQueryCreator } from 'kysely/readonly';
import type { Columns } from '../filters/column.ts';
import { channelColumns, dataPointColumns, themeColumns } from '../filters/channel-columns.ts';
import { folderColumns } from '../filters/folder-columns.ts';
import { highlightColumns } from '../filters/highlight-columns.ts';
import { insightColumns } from '../filters/insight-columns.ts';
import { noteColumns } from '../filters/note-columns.ts';
import { personColumns } from '../filters/person-columns.ts';
import { projectColumns } from '../filters/project-columns.ts';
import { tagColumns } from '../filters/tag-columns.ts';
import { toSql } from '../filters/to-sql.ts';
import { type Query, type Readable, db, expression, textual, unionOf } from '../queries.ts';
import { IS_CONTACT } from './contacts.ts';
import type { ScoreRow } from './score-row.ts';

interface Match {
  object_type: SearchedType;
  object_id: Uuid;
  score: number;
}
/** An object that matches, with the value that the list is sorted by. */
interface Chosen extends Match {
  sort: number | Date | string;
}
type Choice = Pick<SearchQuestion, 'types' | 'clauses' | 'contacts' | 'order' | 'limit' | 'offset'>;

/** A page of the chosen objects of each type, with their number and the score of the best. */
export interface ChosenRow extends Match {
  total: number;
  best: number;
  /** From 1. */
  place: number;
}

const matched = (db as unknown as ReadonlyQueryCreator<Readable & { matched: Match }>).selectFrom('matched as q');

type Matched = SelectQueryBuilder<Readable & { q: Match }, 'q', object>;

/** The rows of a type, with the columns that it is filtered and sorted by. */
interface Records {
  readonly rows: Matched;
  readonly columns: Columns;
  /** The alias of the row with the dates. */
  readonly alias: string;
  readonly title: string;
  /** The columns of the dates, where they have other names. */
  readonly dates?: Readonly<Record<'CREATED' | 'UPDATED', string>>;
}

const recordsOf = (rows: unknown, columns: Columns, alias: string, title = `${alias}.title`): Records => ({
  rows: rows as Matched,
  columns,
  alias,
  title,
});

const RECORDS: Readonly<Record<SearchedType, Records>> = {
  NOTE: recordsOf(
    matched.innerJoin('note as n', 'n.id', 'q.object_id').innerJoin('document as d', 'd.id', 'n.id'),
    noteColumns,
    'n',
  ),
  INSIGHT: recordsOf(
    matched
      .innerJoin('insight as i', 'i.id', 'q.object_id')
      .innerJoin('document as d', 'd.id', 'i.id')
      .leftJoin('insight_publication as s', 's.id', 'i.publication_id'),
    insightColumns,
    'i',
    'coalesce(s.title, i.title)',
  ),
  HIGHLIGHT: recordsOf(
    matched
      .innerJoin('highlight as h', 'h.id', 'q.object_id')
      .innerJoin('note as n', 'n.id', 'h.note_id')
      .innerJoin('document as d', 'd.id', 'h.note_id')
      .innerJoin('project as p', 'p.id', 'h.project_id'),
    highlightColumns(),
    'h',
    'n.title',
  ),
  TAG: recordsOf(matched.innerJoin('tag as t', 't.id', 'q.object_id'), tagColumns, 't'),
  PROJECT: recordsOf(matched.innerJoin('project as p', 'p.id', 'q.object_id'), projectColumns, 'p'),
  PROJECT_CATEGORY: recordsOf(matched.innerJoin('folder as f', 'f.id', 'q.object_id'), folderColumns, 'f'),
  CHANNEL: recordsOf(matched.innerJoin('channel as c', 'c.id', 'q.object_id'), channelColumns, 'c'),
  THEME: recordsOf(matched.innerJoin('theme as m', 'm.id', 'q.object_id'), themeColumns, 'm'),
  CHANNEL_DATAPOINT: {
    ...recordsOf(matched.innerJoin('data_point as d', 'd.id', 'q.object_id'), dataPointColumns, 'd'),
    // A data point changes at its source only.
    dates: { CREATED: 'd.said_at', UPDATED: 'd.said_at' },
  },
  PERSON: recordsOf(matched.innerJoin('person as x', 'x.id', 'q.object_id'), personColumns, 'x', 'x.name'),
};

/** Whether every object of a type satisfies its clause. */
export const isEverything = (clause: Clause | undefined): boolean =>
  clause === undefined || (clause.kind === EVERYTHING.kind && 'clauses' in clause && clause.clauses.length === 0);

/** Whether a page of all matches by score is what was asked for. */
export const isPlain = ({ types, clauses, contacts, order }: Choice): boolean =>
  order.by === 'RELEVANCE' &&
  types.every((type) => isEverything(clauses.get(type))) &&
  !(contacts && types.includes('PERSON'));

/**
 * The objects of a type that were chosen: found by words, in the actor's sight, and satisfying the clause. Filtered before any limit, so a page lacks nothing.
 */
function chosenOf(type: SearchedType, choice: Choice) {
  const { rows, columns, alias, title, dates } = RECORDS[type];
  const { clauses, contacts, order } = choice;
  const clause = clauses.get(type);
  const isOnlyMatched = isPlain({ ...choice, types: [type] });
  const sort: Readonly<Record<typeof order.by, string>> = {
    RELEVANCE: 'q.score',
    CREATED: dates?.CREATED ?? `${alias}.created_at`,
    UPDATED: dates?.UPDATED ?? `${alias}.updated_at`,
    TITLE: `folded_text(${title}) COLLATE "C"`,
  };
  const filtered = isOnlyMatched
    ? (matched as unknown as Matched)
    : rows
        .$if(!isEverything(clause), (some) => some.where(toSql(clause!, columns)))
        .$if(contacts && type === 'PERSON', (some) => some.where(IS_CONTACT));
  return filtered
    .where('q.object_type', '=', type)
    .select(['q.object_type', 'q.object_id', 'q.score'])
    .select(textual<Chosen['sort']>(sort[order.by]).as('sort'));
}

/**
 * The page of each type, and the first of each, which carries the number and the best score of its type.
 * @param scores the relation of all matches
 */
export function chosenMatches(scores: RawBuilder<ScoreRow>, choice: Choice): Query<ChosenRow> {
  const { types, order, limit, offset } = choice;
  const direction = textual(order.descending ? 'desc nulls last' : 'asc nulls last');
  const numbered = db
    .selectFrom(unionOf<Chosen>(types.map((type) => chosenOf(type, choice))).as<'c'>(expression`c`))
    .select([
      'c.object_type',
      'c.object_id',
      'c.score',
      expression<number>`(count(*) over (partition by c.object_type))::int`.as('total'),
      expression<number>`max(c.score) over (partition by c.object_type)`.as('best'),
      expression<number>`(row_number() over (partition by c.object_type order by c.sort ${direction}, c.object_id ${textual(order.descending ? 'desc' : 'asc')}))::int`.as(
        'place',
      ),
    ]);
  return db
    .with('matched', (of) =>
      of.selectFrom(scores.as<'s'>(expression`s`)).select(['s.object_type', 's.object_id', 's.score']),
    )
    .selectFrom(numbered.as('r'))
    .select(['r.object_type', 'r.object_id', 'r.score', 'r.total', 'r.best', 'r.place'])
    .where(({ or, eb, and }) =>
      or([eb('r.place', '=', 1), and([eb('r.place', '>', offset), eb('r.place', '<=', offset + limit)])]),
    )
    .orderBy('r.object_type')
    .orderBy('r.place');
}
