import type { AnswerOf, Message, MessageClass } from '@evident/application/kernel/message';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DtoClass } from '../dto.ts';
import type { OperationFacts } from '../operations.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Method and path, such as `PATCH /feeds/{feedId}`. Parameters are UUIDs, except those in `choices`. */
export type Route = `${Method} /${string}`;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** Values that a parameter of the path can have. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** The input of an operation: the caller, the parameters of the path, and what the request carries. */
export type InputOf<Path extends Route, Chosen extends Choices, Body, Query> = {
  readonly actor: Actor;
  readonly body: Body;
  readonly query: Query;
  /** Version from `If-Match`; null without it, and for operations that take none. */
  readonly seen: number | null;
} & { readonly [Name in NamesIn<Path>]: Name extends keyof Chosen ? Chosen[Name][number] : Uuid };

/** How the answer of the message becomes the response; needed where they differ. */
type Answering<Result, Answer> = [Result] extends [Answer]
  ? { readonly answer?: (result: Result) => Answer }
  : { readonly answer: (result: Result) => Answer };

/**
 * An operation as data: its route, its message and how that is made from the input, the shapes of query, body and answer,
 * and its refusals. Controllers are made from it: see `controllerFor`.
 */
export type Declared<
  Path extends Route,
  Asked extends Message<unknown>,
  Body,
  Query,
  Answer,
  Chosen extends Choices,
> = Omit<OperationFacts, 'id' | 'asks' | 'answers'> & {
  readonly route: Path;
  readonly asks: MessageClass<Asked>;
  readonly message: (input: InputOf<Path, Chosen, Body, Query>) => Asked;
  readonly body?: DtoClass<Body>;
  readonly query?: DtoClass<Query>;
  readonly answers?: DtoClass<Answer>;
  readonly choices?: Chosen;
  /** Sends the version as ETag, or refuses a stale `If-Match`. */
  readonly version?: 'sent' | 'compared';
} & Answering<AnswerOf<Asked>, Answer>;

/** An operation of any message and input, for programs that read declarations. */
export interface AnyOperation extends Omit<OperationFacts, 'id'> {
  readonly route: Route;
  readonly message: (input: never) => Message<unknown>;
  readonly body?: DtoClass;
  readonly query?: DtoClass;
  readonly choices?: Choices;
  readonly version?: 'sent' | 'compared';
  readonly answer?: (result: never) => unknown;
}

/** Declares an operation. Input, message and answer must fit together. */
export const operation = <
  const Path extends Route,
  Asked extends Message<unknown>,
  Body = undefined,
  Query = undefined,
  Answer = void,
  const Chosen extends Choices = Record<never, never>,
>(
  declared: Declared<Path, Asked, Body, Query, Answer, Chosen>,
): AnyOperation => declared as unknown as AnyOperation;
