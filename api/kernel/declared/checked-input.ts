import type { Actor } from '@evident/domain/permissions';
import { bodyPipe } from '../body.pipe.ts';
import { IdPipe } from '../id.pipe.ts';
import type { AnyInput } from './ask-declared.ts';
import { ChoicePipe } from './controller-for.ts';
import type { AnyOperation } from './declared-operation.ts';

/** Input of an operation before it is checked, in the names of REST. */
export interface GivenInput {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly query: object;
  readonly body: unknown;
  readonly seen?: unknown;
}

const idPipe = new IdPipe();

/** Names of the parameters in the path of an operation. */
export const parametersOf = ({ route }: AnyOperation): string[] =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/**
 * Checks input that did not arrive as a request of REST in the same way.
 * @throws Refusal, BadRequestException
 */
export async function checkedInput(operation: AnyOperation, actor: Actor, given: GivenInput): Promise<AnyInput> {
  const { choices = {}, body, query } = operation;
  const parameters = parametersOf(operation).map((name) => {
    const value = given.parameters[name];
    const text = typeof value === 'string' ? value : '';
    return [name, choices[name] ? new ChoicePipe(choices[name]).transform(text) : idPipe.transform(text)];
  });
  return {
    ...(Object.fromEntries(parameters) as Record<string, string>),
    actor,
    seen: given.seen ?? null,
    ...(query && { query: await bodyPipe.transform(given.query, { type: 'query', metatype: query }) }),
    ...(body && { body: await bodyPipe.transform(given.body, { type: 'body', metatype: body }) }),
  };
}
