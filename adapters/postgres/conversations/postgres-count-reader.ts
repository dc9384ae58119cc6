import type { CountReader } from '@evident/application/conversations/count-reader';
import type { CountedType } from '@evident/domain/conversations';
import type { Clause } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { peopleAccessOf } from '@evident/domain/people';
import type { SqlBool } from 'kysely';
import { highlightColumns } from '../filters/highlight-columns.ts';
import { insightColumns } from '../filters/insight-columns.ts';
import { noteColumns } from '../filters/note-columns.ts';
import { personColumns } from '../filters/person-columns.ts';
import { toSql } from '../filters/to-sql.ts';
import { insightsFor } from '../insights/insight-rows.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const COUNT = expression<number>`count(*)::int`.as('count');

const notes = (clause: Clause) =>
  db.selectFrom('note as n').innerJoin('document as d', 'd.id', 'n.id').where(toSql(clause, noteColumns));

const counted = (actor: Actor, clause: Clause) => ({
  NOTE: () => notes(clause).select(COUNT),
  HIGHLIGHT: () =>
    db
      .selectFrom('highlight as h')
      .innerJoin('note as n', 'n.id', 'h.note_id')
      .innerJoin('document as d', 'd.id', 'h.note_id')
      .innerJoin('project as p', 'p.id', 'h.project_id')
      .where(toSql(clause, highlightColumns()))
      .select(COUNT),
  INSIGHT: () => insightsFor(actor).where(toSql(clause, insightColumns)).select(COUNT),
  PERSON: () => db.selectFrom('person as x').where(toSql(clause, personColumns)).select(COUNT),
});

/** Counts the rows that filters find, narrowed to what the actor can see. */
export class PostgresCountReader implements CountReader {
  constructor(private readonly reads: PostgresReads) {}

  async count(actor: Actor, counts: CountedType, clause: Clause): Promise<number> {
    return (await this.reads.first<{ count: number }>(actor, counted(actor, clause)[counts]()))!.count;
  }

  async seesPeople(actor: Actor): Promise<boolean> {
    const under = expression<SqlBool>`w.people_access = ANY (${peopleAccessOf(actor)}::text[])`;
    return (await this.reads.rows(actor, db.selectFrom('team as w').where(under).select('w.id'))).length > 0;
  }

  async folderIds(actor: Actor, folderId: Uuid): Promise<Uuid[]> {
    const within = expression<SqlBool>`f.path @> array[${folderId}::uuid]`;
    return (await this.reads.rows(actor, db.selectFrom('folder as f').where(within).select('f.id'))).map(
      ({ id }) => id,
    );
  }

  async noteIds(actor: Actor, clause: Clause): Promise<Uuid[]> {
    return (await this.reads.rows(actor, notes(clause).select('n.id'))).map(({ id }) => id);
  }
}
