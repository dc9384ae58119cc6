import type { Uuid } from '@evident/domain/kernel';
import type { ItemType } from '@evident/domain/projects';
import type { Expression, SqlBool } from 'kysely';
import { db, expression } from '../queries.ts';

/** Selects items: those that the mark `m` of the outer query points to, or those that a member created. */
export type Whose = 'marked' | { readonly madeBy: Uuid };

interface Item {
  type: ItemType;
  id: Uuid;
  title: string;
  project_id: Uuid | null;
  project_title: string | null;
  made_at: Date;
  /** The import file of a note. */
  group_id: Uuid | null;
}

const are = (whose: Whose) =>
  whose === 'marked' ? expression<SqlBool>`x.id = m.object_id` : expression<SqlBool>`x.created_by = ${whose.madeBy}`;
const noId = expression<Uuid | null>`NULL::uuid`;
const noText = expression<string | null>`NULL::text`;

const KINDS: Record<ItemType, (whose: Whose) => Expression<Item>> = {
  PROJECT: (whose) =>
    db
      .selectFrom('project as x')
      .where(are(whose))
      .select([expression<ItemType>`'PROJECT'`.as('type'), 'x.id', 'x.title', noId.as('project_id')])
      .select([noText.as('project_title'), 'x.created_at as made_at', noId.as('group_id')]),
  PROJECT_CATEGORY: (whose) =>
    db
      .selectFrom('folder as x')
      .where(are(whose))
      .select([expression<ItemType>`'PROJECT_CATEGORY'`.as('type'), 'x.id', 'x.title', noId.as('project_id')])
      .select([noText.as('project_title'), 'x.created_at as made_at', noId.as('group_id')]),
  NOTE: (whose) =>
    db
      .selectFrom('note as x')
      .innerJoin('project as p', 'p.id', 'x.project_id')
      .where(are(whose))
      .where('x.archived_at', 'is', null)
      .select([expression<ItemType>`'NOTE'`.as('type'), 'x.id', 'x.title', 'x.project_id'])
      .select(['p.title as project_title', 'x.created_at as made_at', 'x.import_file_id as group_id']),
  INSIGHT: (whose) =>
    db
      .selectFrom('insight as x')
      .innerJoin('project as p', 'p.id', 'x.project_id')
      .leftJoin('insight_publication as s', 's.id', 'x.publication_id')
      .where(are(whose))
      .where('x.archived_at', 'is', null)
      .select(({ fn }) => [
        expression<ItemType>`'INSIGHT'`.as('type'),
        'x.id',
        fn.coalesce('s.title', 'x.title').as('title'),
        'x.project_id',
      ])
      .select(['p.title as project_title', 'x.created_at as made_at', noId.as('group_id')]),
};

/** Items of some types that the actor can see, without archived notes and insights. */
export const itemsOfKinds = (types: readonly ItemType[], whose: Whose): readonly Expression<Item>[] =>
  types.map((type) => KINDS[type](whose));
