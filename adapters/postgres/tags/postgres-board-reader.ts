import type { BoardReader } from '@evident/application/tags/board-reader';
import { type Clause, isEverything } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type CodeBook, type SavedTagTemplate, type TagBoardView, type TagView, hexOf } from '@evident/domain/tags';
import type { InferResult } from 'kysely';
import { tagColumns } from '../filters/tag-columns.ts';
import { toSql } from '../filters/to-sql.ts';
import { db, expression, parameter, numberOf } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { COUNTED } from './counted-tags.ts';

/**
 * Tags `t` with their groups `g`. A highlight is in the project of its tag, so the actor can see every counted
 * highlight. Highlights in the trash are not counted.
 */
const TAGS_UNCOUNTED = db
  .selectFrom('tag as t')
  .innerJoin('tag_group as g', 'g.id', 't.tag_group_id')
  .select([
    't.id',
    't.project_id as projectId',
    'g.tag_board_id as tagBoardId',
    't.tag_group_id as tagGroupId',
    't.title',
    't.description',
    't.role',
    't.color as own',
    't.hex as ownDigits',
    'g.hex as groupDigits',
    't.locked',
    't.rank',
    't.version',
  ])
  .select(({ fn }) => fn.coalesce('t.color', 'g.color').as('color'));
const TAGS = TAGS_UNCOUNTED.select(({ selectFrom }) =>
  numberOf(selectFrom('highlight_tag as ht').whereRef('ht.tag_id', '=', 't.id').where(COUNTED)).as('highlightCount'),
);

const BOARDS = db
  .selectFrom('tag_board as b')
  .select(['b.id', 'b.project_id as projectId', 'b.title', 'b.rank', 'b.version'])
  .orderBy('b.rank')
  .orderBy('b.id');
const BOARDS_OF_PROJECT = BOARDS.where('b.project_id', '=', parameter<Uuid>('projectId'));
const BOARDS_OF_WORKSPACE = BOARDS.where('b.project_id', 'is', null);

const SEEN_PROJECT = db.selectFrom('project as p').select('p.id').where('p.id', '=', parameter<Uuid>('projectId'));
const TEMPLATES = db
  .selectFrom('tag_template as tt')
  .select(['tt.id', 'tt.title', 'tt.code_book as codeBook'])
  .orderBy('tt.title')
  .orderBy('tt.id');

const IN_BOARDS = expression<Uuid>`ANY (${parameter('boardIds')}::uuid[])`;
const GROUPS = db
  .selectFrom('tag_group as g')
  .innerJoin('tag_board as b', 'b.id', 'g.tag_board_id')
  .select(['g.id', 'g.tag_board_id as tagBoardId', 'g.title', 'g.color', 'g.hex', 'g.rank', 'g.version'])
  .where('g.tag_board_id', '=', IN_BOARDS)
  .orderBy('g.rank')
  .orderBy('g.id');
const TAGS_OF_BOARDS = TAGS_UNCOUNTED.where('g.tag_board_id', '=', IN_BOARDS).orderBy('t.rank').orderBy('t.id');
/** The prebuilt statement without a filter. */
const tagsUnder = (clause: Clause) =>
  isEverything(clause) ? TAGS_OF_BOARDS : TAGS_OF_BOARDS.where(toSql(clause, tagColumns));
const COUNTS = db
  .selectFrom('tag as t')
  .innerJoin('highlight_tag as ht', 'ht.tag_id', 't.id')
  .select(['ht.tag_id as tagId', expression<number>`count(*)::int`.as('highlightCount')])
  .where(COUNTED)
  .groupBy('ht.tag_id');
/** Counts all tags of a project in one pass. Its highlights are those of the project. */
const COUNTS_IN_PROJECT = COUNTS.where('t.project_id', '=', parameter<Uuid>('projectId')).whereRef(
  'ht.project_id',
  '=',
  't.project_id',
);
/** Counts the tags of the workspace on the highlights of all projects in sight. */
const COUNTS_IN_WORKSPACE = COUNTS.where('t.project_id', 'is', null);

function tagViewOf({ own, ownDigits, groupDigits, ...tag }: InferResult<typeof TAGS>[number]): TagView {
  const hex = hexOf({ color: tag.color, hex: own === null ? groupDigits : ownDigits });
  return { ...tag, hex, ownHex: own === null ? null : hex };
}

export class PostgresBoardReader implements BoardReader {
  constructor(private readonly reads: PostgresReads) {}

  boardsOf(actor: Actor, projectId: Uuid | null, clause: Clause): Promise<TagBoardView[]> {
    return this.reads.as(actor, async (sight) => {
      const own = projectId === null ? [] : await sight.rows(BOARDS_OF_PROJECT, { given: { projectId } });
      const seen =
        projectId === null || own.length > 0 || (await sight.rows(SEEN_PROJECT, { given: { projectId } })).length > 0;
      const shared = seen ? await sight.rows(BOARDS_OF_WORKSPACE) : [];
      const boards = [...own, ...shared];
      if (boards.length === 0) return [];
      const boardIds = boards.map(({ id }) => id);
      const groups = await sight.rows(GROUPS, { given: { boardIds } });
      const counted = [
        ...(own.length === 0 ? [] : await sight.rows(COUNTS_IN_PROJECT, { given: { projectId } })),
        ...(shared.length === 0 ? [] : await sight.rows(COUNTS_IN_WORKSPACE)),
      ];
      const counts = new Map(counted.map(({ tagId, highlightCount }) => [tagId, highlightCount]));
      const tags = (await sight.rows(tagsUnder(clause), { given: { boardIds } })).map((tag) =>
        tagViewOf({ ...tag, highlightCount: counts.get(tag.id) ?? 0 }),
      );
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

  async tag(actor: Actor, tagId: Uuid): Promise<TagView | null> {
    const row = await this.reads.first(actor, TAGS.where('t.id', '=', tagId));
    return row && tagViewOf(row);
  }

  async templates(actor: Actor): Promise<Pick<SavedTagTemplate, 'id' | 'title' | 'codeBook'>[]> {
    return (await this.reads.rows(actor, TEMPLATES)).map(({ codeBook, ...template }) => ({
      ...template,
      codeBook: codeBook as unknown as CodeBook,
    }));
  }

  async recentTags(actor: Actor, projectId: Uuid, atMost: number): Promise<TagView[]> {
    const query = TAGS.innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('highlight_tag as mine')
          .whereRef('mine.tag_id', '=', 't.id')
          .where('mine.project_id', '=', projectId)
          .where('mine.applied_by', '=', actor.userId)
          .where('mine.how', '=', 'person')
          .select(({ fn }) => fn.max('mine.applied_at').as('at'))
          .as('used'),
      (join) => join.on('used.at', 'is not', null),
    )
      .where((eb) => eb.or([eb('t.project_id', '=', projectId), eb('t.project_id', 'is', null)]))
      .orderBy('used.at', 'desc')
      .orderBy('t.id')
      .limit(atMost);
    return (await this.reads.rows(actor, query)).map(tagViewOf);
  }
}
