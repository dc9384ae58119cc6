import { AI_USER_ID } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { SharedType, ShareLink } from '@evident/domain/sharing';
import { expression } from '../queries.ts';
import { authorName } from '../shown-name.ts';
import { all } from './all-tables.ts';

/** Reason: a link is looked up before there is an actor. Links to deleted objects return nothing. */
export const linkOf = (token: string) =>
  all
    .selectFrom('share_link as s')
    .select([
      's.id',
      's.team_id as teamId',
      's.token',
      's.object_type as objectType',
      's.object_id as objectId',
      's.created_by as createdBy',
      's.created_at as createdAt',
      's.expires_at as expiresAt',
      's.password_hash as passwordHash',
      's.off_at as offAt',
      's.search_engines as searchEngines',
      's.charts',
      's.version',
    ])
    .where('s.token', '=', token)
    .where((eb) => {
      const project = eb.selectFrom('project as p').whereRef('p.id', '=', 's.object_id');
      const kept = (table: 'note' | 'insight' | 'highlight' | 'reel') =>
        eb
          .selectFrom([`${table} as o`, 'project as p'])
          .where(expression<boolean>`p.id = o.project_id AND o.id = s.object_id`);
      const is = (type: ShareLink['objectType']) => eb('s.object_type', '=', type);
      return eb.or([
        eb.and([is('project'), eb.exists(project)]),
        ...(['note', 'insight', 'highlight', 'reel'] as const).map((type) => eb.and([is(type), eb.exists(kept(type))])),
      ]);
    });

const NOTES = all
  .selectFrom('note as n')
  .innerJoin('document as d', 'd.id', 'n.id')
  .where('n.archived_at', 'is', null)
  .select([
    'n.id',
    'n.project_id as projectId',
    'n.title',
    'd.content',
    'd.speakers',
    expression<Uuid | null>`NULL::uuid`.as('coverFileId'),
    expression<Date | null>`NULL::timestamptz`.as('publishedAt'),
    expression<string[] | null>`NULL::json`.as('authors'),
  ]);

/** The published version of insights; visitors never see a draft. */
const INSIGHTS = all
  .selectFrom('insight as i')
  .innerJoin('document as d', 'd.id', 'i.id')
  .leftJoin('insight_publication as s', 's.id', 'i.publication_id')
  .where('i.archived_at', 'is', null)
  .select(({ fn, selectFrom }) => [
    'i.id',
    'i.project_id as projectId',
    fn.coalesce('s.title', 'i.title').as('title'),
    fn.coalesce('s.content', 'd.content').as('content'),
    fn.coalesce('s.speakers', 'd.speakers').as('speakers'),
    expression<Uuid | null>`CASE WHEN s.id IS NULL THEN i.cover_file_id ELSE s.cover_file_id END`.as('coverFileId'),
    'i.published_at as publishedAt',
    // Names of the authors who are current members, or AI.
    expression<string[] | null>`${selectFrom('contribution as c')
      .leftJoin('member as m', 'm.id', 'c.member_id')
      .whereRef('c.object_id', '=', 'i.id')
      .where('c.author', '=', true)
      .where(({ or, eb, and }) =>
        or([eb('c.member_id', '=', AI_USER_ID), and([eb('m.id', 'is not', null), eb('m.removed_at', 'is', null)])]),
      )
      .select(
        expression<string[]>`coalesce(json_agg(${authorName('m', 'c.member_id')} ORDER BY c.at), '[]')`.as('names'),
      )}`.as('authors'),
  ]);

/** The documents of a link, with the columns of {@link NOTES}; null for a quote. `authors` is null for a note. */
export function documentsOf(type: SharedType, objectId: Uuid) {
  switch (type) {
    case 'note':
      return NOTES.where('n.id', '=', objectId);
    case 'insight':
      return INSIGHTS.where('i.id', '=', objectId);
    case 'project':
      return INSIGHTS.where('i.project_id', '=', objectId).where('i.published_at', 'is not', null);
    default:
      return null;
  }
}
