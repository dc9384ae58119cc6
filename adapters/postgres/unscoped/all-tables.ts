import type { RawBuilder, RootOperationNode } from 'kysely';
import type { ReadonlyQueryCreator } from 'kysely/readonly';
import { type Query, db } from '../queries.ts';
import type { ReadRows } from '../reads.ts';
import type { Tables } from '../schema.ts';
import { type Values, statementOf, valuesFor } from '../statement.ts';

/** Reason: types the reads in this folder, some of which need tables that readers of an actor must not use. */
export const all = db as unknown as Pick<ReadonlyQueryCreator<Tables>, 'selectFrom' | 'with'>;

/** Runs a statement unchanged. */
export function rowsOf<Row>(rows: ReadRows, query: Query<Row>, given?: Values): Promise<Row[]> {
  const statement = statementOf(query.toOperationNode() as RootOperationNode);
  return rows<Row>(statement.sql, valuesFor(statement, { given }));
}

/** Runs a statement written as text. */
export const rowsOfText = <Row>(rows: ReadRows, text: RawBuilder<Row>): Promise<Row[]> => {
  const statement = statementOf(text.toOperationNode());
  return rows<Row>(statement.sql, valuesFor(statement, {}));
};
