import type { Actor } from '@evident/domain/permissions';
import { PostgresQueryCompiler, type RootOperationNode, createQueryId } from 'kysely';

/** A statement as PostgreSQL gets it, but for the values that are only known when it runs. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A value of the actor for whom a statement runs. */
export class OfActor {
  constructor(readonly of: (actor: Actor) => unknown) {}
}
/** A value that a statement built ahead gets when it runs. */
export class NamedParameter {
  constructor(readonly name: string) {}
}
export type Values = Readonly<Record<string, unknown>>;

const compiler = new PostgresQueryCompiler();

export function statementOf(node: RootOperationNode): Statement {
  const { sql, parameters } = compiler.compileQuery(node, createQueryId());
  return { sql, parameters };
}

/** @throws Error for a value that was not given */
export const valuesFor = (
  { parameters }: Statement,
  { actor, given = {} }: { readonly actor?: Actor; readonly given?: Values },
): unknown[] =>
  parameters.map((value) => {
    if (value instanceof OfActor && actor) return value.of(actor);
    if (value instanceof OfActor) throw new Error('A statement without an actor asks for one');
    if (!(value instanceof NamedParameter)) return value;
    if (!(value.name in given)) throw new Error(`No value for ${value.name}`);
    return given[value.name];
  });
