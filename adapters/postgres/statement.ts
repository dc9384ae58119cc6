import { PostgresQueryCompiler, type RootOperationNode, createQueryId } from 'kysely';

/** A statement as PostgreSQL gets it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const compiler = new PostgresQueryCompiler();

export function statementOf(node: RootOperationNode): Statement {
  const { sql, parameters } = compiler.compileQuery(node, createQueryId());
  return { sql, parameters };
}
