import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from './queries.ts';
import { shownName } from './shown-name.ts';

/**
 * The people of a note or an insight, in the order they came: its authors, or who wrote in it since.
 * @param id the column of the surrounding query that identifies it
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
