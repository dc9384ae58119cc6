import type { BoardReader } from '@evident/application/tags/board-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Hue, type TagBoardView, type TagGroupView, type TagView, hexOf } from '@evident/domain/tags';
import { visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads, ReadRows } from '../reads.ts';

type BoardRow = Omit<TagBoardView, 'groups'>;
type GroupRow = Omit<TagGroupView, 'tags' | 'hex'> & { hex: string | null };
type TagRow = Omit<TagView, 'hex' | 'ownHex'> & {
  own: Hue | null;
  ownDigits: string | null;
  groupDigits: string | null;
};

function tagViewOf({ own, ownDigits, groupDigits, ...tag }: TagRow): TagView {
  const hex = hexOf({ color: tag.color, hex: own === null ? groupDigits : ownDigits });
  return { ...tag, hex, ownHex: own === null ? null : hex };
}

/** A tag as it is shown. A highlight lies in the project of its tag, so who sees the project sees all that is counted; row-level security leaves out those of notes in the trash. */
const TAGS = `
  SELECT t.id, t.project_id AS "projectId", g.tag_board_id AS "tagBoardId", t.tag_group_id AS "tagGroupId", t.title, t.description, coalesce(t.color, g.color) AS color, t.color AS own, t.hex AS "ownDigits", g.hex AS "groupDigits", t.locked, t.rank, t.version,
         (SELECT count(*)::int FROM highlight_tag ht JOIN highlight h ON h.id = ht.highlight_id WHERE ht.tag_id = t.id) AS "highlightCount"
  FROM tag t JOIN tag_group g ON g.id = t.tag_group_id`;

export class PostgresBoardReader implements BoardReader {
  constructor(private readonly reads: PostgresReads) {}

  boardsOf(actor: Actor, projectId: Uuid): Promise<TagBoardView[]> {
    return this.reads.read(actor.teamId, async (rows) => {
      const boards = await boardsOf(rows, actor, projectId);
      if (boards.length === 0) return [];
      const groups = await rows<GroupRow>(
        `SELECT id, tag_board_id AS "tagBoardId", title, color, hex, rank, version FROM tag_group WHERE tag_board_id = ANY($1) ORDER BY rank, id`,
        [boards.map(({ id }) => id)],
      );
      const tags = (
        await rows<TagRow>(`${TAGS} WHERE t.tag_group_id = ANY($1) ORDER BY t.rank, t.id`, [groups.map(({ id }) => id)])
      ).map(tagViewOf);
      const tagsIn = Map.groupBy(tags, (tag) => tag.tagGroupId);
      const groupsIn = Map.groupBy(groups, (group) => group.tagBoardId);
      return boards.map((board) => ({
        ...board,
        groups: (groupsIn.get(board.id) ?? []).map((group) => ({
          ...group,
          hex: hexOf(group),
          tags: tagsIn.get(group.id) ?? [],
        })),
      }));
    });
  }

  tag(actor: Actor, tagId: Uuid): Promise<TagView | null> {
    const scope = visibleProjects(actor, 'READ', 2);
    return this.reads.read(
      actor.teamId,
      async (rows) =>
        (
          await rows<TagRow>(`${TAGS} WHERE t.id = $1 AND t.project_id IN ${scope.sql}`, [tagId, ...scope.parameters])
        ).map(tagViewOf)[0] ?? null,
    );
  }

  recentTags(actor: Actor, projectId: Uuid, atMost: number): Promise<TagView[]> {
    const scope = visibleProjects(actor, 'READ', 4);
    return this.reads.read(actor.teamId, async (rows) =>
      (
        await rows<TagRow>(
          `${TAGS} JOIN (SELECT tag_id, max(applied_at) AS at FROM highlight_tag WHERE applied_by = $2 AND how = 'person' GROUP BY tag_id) used ON used.tag_id = t.id
       WHERE t.project_id = $1 AND t.project_id IN ${scope.sql} ORDER BY used.at DESC, t.id LIMIT $3`,
          [projectId, actor.userId, atMost, ...scope.parameters],
        )
      ).map(tagViewOf),
    );
  }
}

function boardsOf(rows: ReadRows, actor: Actor, projectId: Uuid): Promise<BoardRow[]> {
  const scope = visibleProjects(actor, 'READ', 2);
  return rows<BoardRow>(
    `SELECT id, project_id AS "projectId", title, rank, version FROM tag_board WHERE project_id = $1 AND project_id IN ${scope.sql} ORDER BY rank, id`,
    [projectId, ...scope.parameters],
  );
}
