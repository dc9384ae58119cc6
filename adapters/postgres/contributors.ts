import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { AI_USER_ID } from '@evident/domain/filters';
import { db } from './queries.ts';
import { authorName } from './shown-name.ts';

/**
 * The authors or contributors of a note or insight, in order of their first contribution. @param id the column of the
 * outer query that identifies it
 */
export const contributors = (id: 'n.id' | 'i.id', author: boolean) =>
  jsonArrayFrom(
    db
      .selectFrom('contribution as c')
      .leftJoin('member as m', 'm.id', 'c.member_id')
      .whereRef('c.object_id', '=', id as never)
      .where('c.author', '=', author)
      .where(({ or, eb }) => or([eb('m.id', 'is not', null), eb('c.member_id', '=', AI_USER_ID)]))
      .select(['c.member_id as id', authorName('m', 'c.member_id').as('name')])
      .orderBy('c.at'),
  );
