import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from './queries.ts';
import { shownName } from './shown-name.ts';

/**
 * The authors or contributors of a note or insight, in order of their first contribution. @param id the column of the
 * outer query that identifies it
 */
export const contributors = (id: 'n.id' | 'i.id', author: boolean) =>
  jsonArrayFrom(
    db
      .selectFrom('contribution as c')
      .innerJoin('member as m', 'm.id', 'c.member_id')
      .whereRef('c.object_id', '=', id as never)
      .where('c.author', '=', author)
      .select(['m.id', shownName('m').as('name')])
      .orderBy('c.at'),
  );
