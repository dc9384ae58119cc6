import type { Page, Uuid } from '@evident/domain/kernel';
import type { SelectQueryBuilder } from 'kysely';
import { type Keyed, type Order, inPages, pageFrom } from './keyset.ts';
import { type Query, db, expression } from './queries.ts';
import type { Sight } from './reads.ts';

/** The parent of the rows of a query: one of several. */
export const ofParent = expression<Uuid>`parent.id`;

interface PagesOf<Row, Item> {
  readonly parentIds: readonly Uuid[];
  readonly order: Order;
  /** Rows of each parent. */
  readonly first: number;
  readonly itemsOf: (rows: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>;
}

/**
 * Reads the first page of the lists of several parents in one statement. The query compares a column with
 * {@link ofParent}.
 */
export async function pagesOfParents<DB, TB extends keyof DB, Row, Item>(
  sight: Sight,
  query: SelectQueryBuilder<DB, TB, Row>,
  { parentIds, order, first, itemsOf }: PagesOf<Row, Item>,
): Promise<Map<Uuid, Page<Item>>> {
  const page = { limit: first, cursor: null };
  const paged = inPages(query, order, page);
  const one = (paged.query as unknown as SelectQueryBuilder<DB, TB, Keyed<Row>>).as('one') as never;
  const rows = await sight.rows(
    db
      .selectFrom(expression<{ id: Uuid }>`unnest(${parentIds}::uuid[])`.as<'parent'>(expression`parent (id)`))
      .innerJoinLateral(
        () => one,
        (join) => join.onTrue(),
      )
      .select(ofParent.as('parentId'))
      .selectAll('one' as never) as unknown as Query<Keyed<Row> & { readonly parentId: Uuid }>,
    { given: paged.given },
  );
  const items = await itemsOf(rows.map(({ key: _key, parentId: _parentId, ...row }) => row as unknown as Row));
  const byParent = Map.groupBy(
    rows.map(({ key, parentId }, at) => ({ key, parentId, item: items[at]! })),
    ({ parentId }) => parentId,
  );
  return new Map(
    parentIds.map((id) => [id, pageFrom<{ item: Item }, Item>(byParent.get(id) ?? [], page, ({ item }) => item)]),
  );
}
