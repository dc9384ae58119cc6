import { type CommentView, type LinkedType, linksIn, mentionsIn } from '@evident/domain/comments';
import type { Uuid } from '@evident/domain/kernel';
import { UNNAMED_PARTICIPANT } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import { insightsFor } from '../insights/insight-rows.ts';
import { type Query, db, expression } from '../queries.ts';
import type { Sight } from '../reads.ts';
import { shownName } from '../shown-name.ts';

interface Titled {
  readonly id: Uuid;
  readonly title: string;
  readonly noteId: Uuid | null;
}

const NO_NOTE = expression<Uuid | null>`NULL::uuid`.as('noteId');
const among = (ids: readonly Uuid[]) => expression<Uuid>`ANY (${ids}::uuid[])`;

/** Titles of linked objects, as far as the actor sees them. */
const TITLES: Record<LinkedType, (actor: Actor, ids: readonly Uuid[]) => Query<Titled>> = {
  NOTE: (_, ids) => db.selectFrom('note as x').select(['x.id', 'x.title', NO_NOTE]).where('x.id', '=', among(ids)),
  INSIGHT: (actor, ids) =>
    insightsFor(actor)
      .select(['i.id', expression<string>`coalesce(s.title, i.title)`.as('title'), NO_NOTE])
      .where('i.id', '=', among(ids)),
  HIGHLIGHT: (_, ids) =>
    db
      .selectFrom('highlight as x')
      .select(['x.id', expression<string>`left(x.text, 100)`.as('title'), 'x.note_id as noteId'])
      .where('x.id', '=', among(ids)),
  TAG: (_, ids) => db.selectFrom('tag as x').select(['x.id', 'x.title', NO_NOTE]).where('x.id', '=', among(ids)),
  PROJECT: (_, ids) =>
    db.selectFrom('project as x').select(['x.id', 'x.title', NO_NOTE]).where('x.id', '=', among(ids)),
  PROJECT_CATEGORY: (_, ids) =>
    db.selectFrom('folder as x').select(['x.id', 'x.title', NO_NOTE]).where('x.id', '=', among(ids)),
  CHANNEL: (_, ids) =>
    db.selectFrom('channel as x').select(['x.id', 'x.title', NO_NOTE]).where('x.id', '=', among(ids)),
  PERSON: (_, ids) =>
    db
      .selectFrom('person as x')
      .select(['x.id', expression<string>`coalesce(nullif(x.name, ''), ${UNNAMED_PARTICIPANT})`.as('title'), NO_NOTE])
      .where('x.id', '=', among(ids)),
};

export interface Named {
  of(text: string): Pick<CommentView, 'mentions' | 'links'>;
}

/** Reads the names and titles that comments mention and link to. */
export async function namedIn(sight: Sight, actor: Actor, texts: readonly string[]): Promise<Named> {
  const memberIds = [...new Set(texts.flatMap(mentionsIn))];
  const members = memberIds.length === 0 ? [] : await sight.rows(namesOf(memberIds));
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const titles = new Map<string, Titled>();
  for (const [type, links] of Map.groupBy(texts.flatMap(linksIn), (link) => link.type)) {
    const ids = [...new Set(links.map(({ id }) => id))];
    for (const row of await sight.rows(TITLES[type](actor, ids))) titles.set(`${type} ${row.id}`, row);
  }
  return {
    of: (text) => ({
      mentions: mentionsIn(text).map((id) => ({ id, name: names.get(id) ?? 'Deleted user' })),
      links: linksIn(text).map(({ type, id }) => {
        const found = titles.get(`${type} ${id}`);
        return { type, id, title: found?.title ?? null, noteId: found?.noteId ?? null };
      }),
    }),
  };
}

const namesOf = (memberIds: readonly Uuid[]) =>
  db
    .selectFrom('member as m')
    .select(['m.id', shownName('m').as('name')])
    .where('m.id', '=', among(memberIds));
