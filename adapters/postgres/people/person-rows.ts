import type { PersonList } from '@evident/application/people/person-reader';
import { type PersonFilter, nameKey } from '@evident/domain/people';
import type { ExpressionBuilder, SqlBool } from 'kysely';
import { personColumns } from '../filters/person-columns.ts';
import { toSql } from '../filters/to-sql.ts';
import type { Order } from '../keyset.ts';
import { type Readable, containing, db, expression } from '../queries.ts';

const ID = { sql: 'x.id', type: 'uuid' } as const;
/** Each sort has an index. */
const COLUMNS: Record<NonNullable<PersonFilter['sort']>, Order['columns']> = {
  NAME: [{ sql: 'x.name_key', type: 'text' }, ID],
  CREATED: [{ sql: 'x.created_at', type: 'timestamptz' }, ID],
  UPDATED: [{ sql: 'x.updated_at', type: 'timestamptz' }, ID],
};

export const orderOf = ({
  sort = 'NAME',
  direction = sort === 'NAME' ? 'ASC' : 'DESC',
}: Pick<PersonFilter, 'sort' | 'direction'>): Order => ({
  columns: COLUMNS[sort],
  descending: direction === 'DESC',
});

/** People `x`, as in a list. */
export const PEOPLE = db
  .selectFrom('person as x')
  .select([
    'x.id',
    'x.name',
    'x.details',
    'x.import_origin as importOrigin',
    'x.enrichment_origin as enrichmentOrigin',
    'x.created_at as createdAt',
    'x.updated_at as updatedAt',
    'x.version',
  ])
  .select(({ selectFrom }) =>
    expression<number>`${selectFrom('note_person as np')
      .innerJoin('note as n', 'n.id', 'np.note_id')
      .whereRef('np.person_id', '=', 'x.id')
      .select(expression<number>`count(DISTINCT n.id)::int`.as('count'))}`.as('noteCount'),
  );

/** Whether the person `x` is in a list. */
export const matching =
  ({ search, clause }: PersonList) =>
  (eb: ExpressionBuilder<Readable & { x: Readable['person'] }, 'x'>) => {
    const patterns = nameKey(search ?? '')
      .split(' ')
      .filter(Boolean)
      .map(containing);
    return eb.and([
      toSql(clause, personColumns),
      ...(patterns.length === 0 ? [] : [expression<SqlBool>`x.name_key LIKE ALL (${patterns}::text[])`]),
    ]);
  };
