import type { ItemReader } from '@evident/application/projects/item-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemType, ItemView } from '@evident/domain/projects';
import { firstOfImports, groupOf } from '../imports/groups.ts';
import { type Keyed, keyset, type Order, pageFrom } from '../keyset.ts';
import { visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';
import { itemsOf } from './items.ts';
import { visibleFolders } from './visible-folders.ts';

interface ItemRow {
  type: ItemType;
  id: string;
  title: string;
  project_id: string | null;
  project_title: string | null;
  starred: boolean;
  at: Date;
  group: ItemView['group'];
}

const NEWEST: Order = {
  columns: [
    { sql: 'i.at', type: 'timestamptz' },
    { sql: 'i.id', type: 'uuid' },
  ],
  descending: true,
};

/** Marks of a member ($2) joined to what they mark; every row is `type, id, title, project_id, folder_id, at, group_id`. */
const marked = (table: 'star' | 'visit', at: string, types: readonly ItemType[], grouped: boolean): string => `
  SELECT x.type, x.id, x.title, x.project_id, x.folder_id, m.${at} AS at, ${grouped ? 'x.group_id' : 'NULL::uuid'} AS group_id
  FROM ${table} m JOIN LATERAL ${itemsOf(types, 'x.id = m.object_id')} x ON x.type = m.object_type WHERE m.member_id = $2${
    grouped
      ? ` AND NOT EXISTS (
    SELECT 1 FROM ${table} l JOIN note o ON o.id = l.object_id AND o.archived_at IS NULL
    WHERE l.member_id = $2 AND l.object_type = 'NOTE' AND o.import_file_id = x.group_id AND (l.${at}, l.object_id) > (m.${at}, m.object_id))`
      : ''
  }`;

export class PostgresItemReader implements ItemReader {
  constructor(private readonly reads: PostgresReads) {}

  starred(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>> {
    return this.page(actor, marked('star', 'created_at', types, false), page);
  }
  visited(actor: Actor, types: readonly ItemType[], page: PageRequest): Promise<Page<ItemView>> {
    return this.page(actor, marked('visit', 'at', types, true), page);
  }
  made(actor: Actor, types: readonly ItemType[], page: PageRequest, memberId = actor.userId): Promise<Page<ItemView>> {
    return this.page(
      actor,
      `SELECT x.type, x.id, x.title, x.project_id, x.folder_id, x.made_at AS at, x.group_id FROM ${itemsOf(types, 'x.created_by = $2')} x WHERE x.group_id IS NULL OR x.id IN ${firstOfImports(false)}`,
      page,
      memberId,
    );
  }

  /** @param items their SQL, for the member `$2`; the scope and the stars are the actor's */
  private page(actor: Actor, items: string, page: PageRequest, memberId: Uuid = actor.userId): Promise<Page<ItemView>> {
    const projects = visibleProjects(actor, 'READ', 3);
    const folders = visibleFolders(actor, 3 + projects.parameters.length);
    const keys = keyset(NEWEST, page, 3 + projects.parameters.length + folders.parameters.length);
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<ItemRow>>(
        `SELECT i.type, i.id, i.title, i.at, i.project_id, p.title AS project_title, ${keys.select}, ${groupOf('i.group_id')} AS "group",
                EXISTS (SELECT 1 FROM star s WHERE s.member_id = $1 AND s.object_type = i.type AND s.object_id = i.id) AS starred
         FROM (${items}) i LEFT JOIN project p ON p.id = i.project_id AND i.type <> 'PROJECT'
         WHERE (i.project_id IN ${projects.sql} OR i.folder_id IN ${folders.sql}) AND ${keys.where} ${keys.tail}`,
        [actor.userId, memberId, ...projects.parameters, ...folders.parameters, ...keys.parameters],
      );
      return pageFrom(found, page, view);
    });
  }
}

const view = ({ type, id, title, project_id, project_title, starred, at, group }: ItemRow): ItemView => ({
  type,
  id,
  title,
  project: project_id === null || project_title === null ? null : { id: project_id, title: project_title },
  starred,
  group,
  at: at.toISOString(),
});
