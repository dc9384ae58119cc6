import { type MentionKind, type RichNode, excerpt, excerptOf } from '@evident/domain/content';
import { UNNAMED_PARTICIPANT } from '@evident/domain/people';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ReferenceCard } from '@evident/domain/references';
import { insightsFor } from '../insights/insight-rows.ts';
import { type StoredSource, mediumIn, sourceOfNote, wordsIn } from '../note-source.ts';
import { type Query, db, expression, numberOf, textual } from '../queries.ts';
import { shownName } from '../shown-name.ts';

type Counts = Readonly<Partial<Record<ReferenceCard['counts'][number]['of'], number>>>;

/** A row of any kind; absent columns are those that the kind has not. */
export interface CardRow extends Counts {
  readonly id: Uuid;
  readonly title: string;
  readonly words?: string | null;
  /** The first blocks of a document. */
  readonly opening?: RichNode[] | null;
  readonly source?: StoredSource | null;
  readonly projectId?: Uuid | null;
  readonly projectTitle?: string | null;
  readonly folderId?: Uuid | null;
  readonly folderTitle?: string | null;
  readonly bytes?: number;
  readonly color?: ReferenceCard['color'];
}

/** Enough blocks for an excerpt. */
const FIRST_BLOCKS = 8;
const EXCERPT = 180;

const among = (ids: readonly Uuid[]) => expression<Uuid>`ANY (${ids}::uuid[])`;

/** The cards of each kind. Each table is narrowed to what the actor can see. */
export const CARDS: Record<MentionKind, (actor: Actor, ids: readonly Uuid[]) => Query<CardRow>> = {
  member: (_, ids) =>
    db
      .selectFrom('member as m')
      .select(['m.id', shownName('m').as('title')])
      .where('m.id', '=', among(ids)),
  note: (_, ids) =>
    db
      .selectFrom('note as n')
      .innerJoin('document as d', 'd.id', 'n.id')
      .innerJoin('project as p', 'p.id', 'n.project_id')
      .select(['n.id', 'n.title', 'p.id as projectId', 'p.title as projectTitle', sourceOfNote('n.id').as('source')])
      .select(
        textual<RichNode[]>(`jsonb_path_query_array(d.content, '$.content[0 to ${FIRST_BLOCKS - 1}]')`).as('opening'),
      )
      .select(({ selectFrom }) =>
        numberOf(selectFrom('highlight as h').whereRef('h.note_id', '=', 'n.id')).as('highlight'),
      )
      .where('n.id', '=', among(ids)),
  insight: (actor, ids) =>
    insightsFor(actor)
      .select([
        'i.id',
        'p.id as projectId',
        'p.title as projectTitle',
        expression<string>`coalesce(s.title, i.title)`.as('title'),
        textual<RichNode[]>(
          `jsonb_path_query_array(coalesce(s.content, d.content), '$.content[0 to ${FIRST_BLOCKS - 1}]')`,
        ).as('opening'),
      ])
      .where('i.id', '=', among(ids)),
  person: (_, ids) =>
    db
      .selectFrom('person as x')
      .select(['x.id', expression<string>`coalesce(nullif(x.name, ''), ${UNNAMED_PARTICIPANT})`.as('title')])
      .select(({ selectFrom }) =>
        expression<number>`${selectFrom('note_person as np')
          .innerJoin('note as n', 'n.id', 'np.note_id')
          .whereRef('np.person_id', '=', 'x.id')
          .select(expression<number>`count(DISTINCT n.id)::int`.as('count'))}`.as('note'),
      )
      .where('x.id', '=', among(ids)),
  tag: (_, ids) =>
    db
      .selectFrom('tag as t')
      .innerJoin('tag_group as g', 'g.id', 't.tag_group_id')
      .leftJoin('project as p', 'p.id', 't.project_id')
      .select(['t.id', 't.title', 't.description as words', 'p.id as projectId', 'p.title as projectTitle'])
      .select(({ fn }) => fn.coalesce('t.color', 'g.color').as('color'))
      .select(({ selectFrom }) =>
        numberOf(selectFrom('highlight_tag as ht').whereRef('ht.tag_id', '=', 't.id')).as('highlight'),
      )
      .where('t.id', '=', among(ids)),
  project: (_, ids) =>
    db
      .selectFrom('project as p')
      .leftJoin('folder as f', 'f.id', 'p.folder_id')
      .select(['p.id', 'p.title', 'p.summary as words', 'f.id as folderId', 'f.title as folderTitle'])
      .select(({ selectFrom }) => [
        numberOf(selectFrom('note as n').whereRef('n.project_id', '=', 'p.id')).as('note'),
        numberOf(selectFrom('insight as i').whereRef('i.project_id', '=', 'p.id')).as('insight'),
      ])
      .where('p.id', '=', among(ids)),
  folder: (_, ids) =>
    db
      .selectFrom('folder as x')
      .leftJoin('folder as f', 'f.id', 'x.parent_id')
      .select(['x.id', 'x.title', 'f.id as folderId', 'f.title as folderTitle'])
      .select(({ selectFrom }) =>
        numberOf(selectFrom('project as p').whereRef('p.folder_id', '=', 'x.id')).as('project'),
      )
      .where('x.id', '=', among(ids)),
  file: (_, ids) =>
    db
      .selectFrom('file as x')
      .innerJoin('project as p', 'p.id', 'x.project_id')
      .select(['x.id', 'x.name as title', 'p.id as projectId', 'p.title as projectTitle'])
      .select(expression<number>`x.bytes::double precision`.as('bytes'))
      .where('x.status', '=', 'DONE')
      .where('x.id', '=', among(ids)),
};

export const cardOf = (kind: MentionKind, row: CardRow): ReferenceCard => ({
  kind,
  id: row.id,
  title: row.title,
  excerpt: excerptIn(row) || wordsIn(row.source ?? null) || null,
  ...mediumIn(row.source ?? null),
  place: placeOf(row),
  counts: (['highlight', 'note', 'insight', 'project'] as const).flatMap((of) => {
    const count = row[of];
    return count === undefined ? [] : [{ of, count }];
  }),
  bytes: row.bytes ?? null,
  color: row.color ?? null,
});

const excerptIn = ({ words, opening }: CardRow): string =>
  opening ? excerptOf({ type: 'doc', content: opening }, EXCERPT) : excerpt(words ?? '', EXCERPT);

function placeOf({ projectId, projectTitle, folderId, folderTitle }: CardRow): ReferenceCard['place'] {
  if (projectId) return { kind: 'project', id: projectId, title: projectTitle ?? '' };
  return folderId ? { kind: 'folder', id: folderId, title: folderTitle ?? '' } : null;
}
