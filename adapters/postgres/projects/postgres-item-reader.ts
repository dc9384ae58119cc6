import type { ItemReader } from '@evident/application/projects/item-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemType, ItemView } from '@evident/domain/projects';
import type { Expression, SqlBool } from 'kysely';
import { groupOf } from '../imports/groups.ts';
import type { Order } from '../keyset.ts';
import { mediumIn, previewIn, sourceWithText } from '../note-source.ts';
import { db, expression, unionOf } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { firstNotesOfImports } from '../unscoped/first-of-imports.ts';
import { itemsOfKinds } from './item-kinds.ts';

/** An item with its sort time. */
interface Listed {
  type: ItemType;
  id: Uuid;
  title: string;
  project_id: Uuid | null;
  project_title: string | null;
  group_id: Uuid | null;
  at: Date;
}

const NEWEST: Order = {
  columns: [
    { sql: 'i.at', type: 'timestamptz' },
    { sql: 'i.id', type: 'uuid' },
  ],
  descending: true,
};
const COLUMNS = ['x.type', 'x.id', 'x.title', 'x.project_id', 'x.project_title', 'x.group_id'] as const;

export class PostgresItemReader implements ItemReader {
  constructor(private readonly reads: PostgresReads) {}

  starred(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>> {
    const items = db
      .selectFrom('star as m')
      .innerJoinLateral(unionOf(itemsOfKinds(types, 'marked')).as('x'), (join) =>
        join.onRef('x.type', '=', 'm.object_type'),
      )
      .select([...COLUMNS.filter((column) => column !== 'x.group_id'), 'm.created_at as at'])
      .select(expression<Uuid | null>`NULL::uuid`.as('group_id'));
    return this.page(actor, items, page);
  }

  visited(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>> {
    const items = db
      .selectFrom('visit as m')
      .innerJoinLateral(unionOf(itemsOfKinds(types, 'marked')).as('x'), (join) =>
        join.onRef('x.type', '=', 'm.object_type'),
      )
      .select([...COLUMNS, 'm.at'])
      // Only the last visited note of each import file.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('visit as l')
              .innerJoin('note as o', 'o.id', 'l.object_id')
              .where('o.archived_at', 'is', null)
              .where('l.object_type', '=', 'NOTE')
              .whereRef('o.import_file_id', '=', 'x.group_id')
              .where(expression<SqlBool>`(l.at, l.object_id) > (m.at, m.object_id)`),
          ),
        ),
      );
    return this.page(actor, items, page);
  }

  made(actor: Actor, types: readonly ItemType[], page: PageRequest, memberId = actor.userId): Promise<Page<ItemView>> {
    const items = db
      .selectFrom(unionOf(itemsOfKinds(types, { madeBy: memberId })).as('x'))
      .select([...COLUMNS, 'x.made_at as at'])
      .where(({ or, eb }) => or([eb('x.group_id', 'is', null), eb('x.id', 'in', firstNotesOfImports(false))]));
    return this.page(actor, items, page);
  }

  private page(actor: Actor, items: Expression<Listed>, page: PageRequest): Promise<Page<ItemView>> {
    const query = db
      .selectFrom(expression<Listed>`${items}`.as('i'))
      .selectAll('i')
      .select((eb) => [
        groupOf('i.group_id').as('group'),
        sourceWithText('i.id').as('source'),
        eb
          .exists(
            eb.selectFrom('star as s').whereRef('s.object_type', '=', 'i.type').whereRef('s.object_id', '=', 'i.id'),
          )
          .$castTo<boolean>()
          .as('starred'),
      ]);
    return this.reads.page(actor, query, {
      order: NEWEST,
      page,
      itemOf: ({ type, id, title, project_id, project_title, starred, at, group, source }) => ({
        type,
        id,
        title,
        preview: previewIn(source),
        ...mediumIn(source),
        project: project_id === null || project_title === null ? null : { id: project_id, title: project_title },
        starred,
        group,
        at: at.toISOString(),
      }),
    });
  }
}
