import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { db, expression } from '../queries.ts';

/**
 * The import file of a note and the number of its notes; null if the note is the only one. @param file the column of
 * the outer query that identifies the file
 */
export const groupOf = (file: 'n.import_file_id' | 'i.group_id' | 'x.group_id', archived = false) =>
  jsonObjectFrom(
    db
      .selectFrom('import_file as f')
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('note as o')
            .whereRef('o.import_file_id', '=', 'f.id')
            .where('o.archived_at', archived ? 'is not' : 'is', null)
            .select(expression<number>`count(*)::int`.as('notes'))
            .as('c'),
        (join) => join.onTrue(),
      )
      .whereRef('f.id', '=', file as never)
      .where('c.notes', '>', 1)
      .select(['f.id as importFileId', 'f.name', 'c.notes as noteCount']),
  );
