import type { RawBuilder, RootOperationNode } from 'kysely';
import type { ReadonlyQueryCreator } from 'kysely/readonly';
import { type Query, db } from '../queries.ts';
import type { ReadRows } from '../reads.ts';
import type { Tables } from '../schema.ts';
import { type Values, statementOf, valuesFor } from '../statement.ts';

/** Reason: the reads of this folder are typed too, and some of them need tables that no reader of an actor may name. */
export const all = db as unknown as Pick<ReadonlyQueryCreator<Tables>, 'selectFrom' | 'with'>;

/** The rows of a statement, unchanged. */
export function rowsOf<Row>(rows: ReadRows, query: Query<Row>, given?: Values): Promise<Row[]> {
  const statement = statementOf(query.toOperationNode() as RootOperationNode);
  return rows<Row>(statement.sql, valuesFor(statement, { given }));
}

/** The rows of a statement written as text. */
export const rowsOfText = <Row>(rows: ReadRows, text: RawBuilder<Row>): Promise<Row[]> => {
  const statement = statementOf(text.toOperationNode());
  return rows<Row>(statement.sql, valuesFor(statement, {}));
};
