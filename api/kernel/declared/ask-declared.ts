import type { Message } from '@evident/application/kernel/message';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../bus.ts';
import type { AnyOperation } from './declared-operation.ts';

/** The validated input of an operation: parameters of its path by name, body and query. */
export interface AnyInput {
  readonly actor: Actor;
  readonly [name: string]: unknown;
}

/** Sends the message of an operation and returns its response. */
export async function askDeclared(bus: Bus, { message, answer }: AnyOperation, input: AnyInput): Promise<unknown> {
  const result = await bus.ask((message as (all: object) => Message<unknown>)({ seen: null, ...input }));
  return answer ? (answer as (all: unknown) => unknown)(result) : result;
}
