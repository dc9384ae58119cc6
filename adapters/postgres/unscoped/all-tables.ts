import type { Compilable, OperationNodeSource, RawBuilder, RootOperationNode } from 'kysely';
import type { ReadonlyQueryCreator } from 'kysely/readonly';
import { db } from '../queries.ts';
import type { ReadRows } from '../reads.ts';
import type { Tables } from '../schema.ts';
import { statementOf } from '../statement.ts';

/** Reason: the reads of this folder are typed too, and some of them need tables that no reader of an actor may name. */
export const all = db as unknown as Pick<ReadonlyQueryCreator<Tables>, 'selectFrom' | 'with'>;

/** The rows of a statement as it stands. */
export function rowsOf<Row>(rows: ReadRows, query: Compilable<Row> & OperationNodeSource): Promise<Row[]> {
  const { sql, parameters } = statementOf(query.toOperationNode() as RootOperationNode);
  return rows<Row>(sql, parameters);
}

/** The rows of a statement written as text. */
export const rowsOfText = <Row>(rows: ReadRows, text: RawBuilder<Row>): Promise<Row[]> => {
  const { sql, parameters } = statementOf(text.toOperationNode());
  return rows<Row>(sql, parameters);
};
