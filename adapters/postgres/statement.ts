import type { Actor } from '@evident/domain/permissions';
import { PostgresQueryCompiler, type RootOperationNode, createQueryId } from 'kysely';

/** A compiled statement, without the values that are only known when it runs. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A property of the actor of a statement. */
export class OfActor {
  constructor(readonly of: (actor: Actor) => unknown) {}
}
/** A parameter of a prebuilt statement. */
export class NamedParameter {
  constructor(readonly name: string) {}
}
export type Values = Readonly<Record<string, unknown>>;

const compiler = new PostgresQueryCompiler();

export function statementOf(node: RootOperationNode): Statement {
  const { sql, parameters } = compiler.compileQuery(node, createQueryId());
  return { sql, parameters };
}

/** @throws Error for a missing value */
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
