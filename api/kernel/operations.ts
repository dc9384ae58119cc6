import type { RequiredAccess, Requirement } from '@evident/application/kernel/message';
import type { RefusalCode } from '@evident/domain/kernel';
import type { DtoClass } from './dto.ts';
import type { IdempotencyRule } from './idempotency.ts';

export interface OperationFacts {
  /** Message name in camelCase. */
  readonly id: string;
  /** The class of the message it sends; the contract documents its requirement. */
  readonly asks: { readonly requires: Requirement };
  /** Access it needs, where that depends on the object and the message declares none. */
  readonly access?: RequiredAccess;
  readonly summary: string;
  readonly description?: string;
  /** Why clients should stop using it, and what to use instead. */
  readonly deprecated?: string;
  /** Response body; absent for status 204. */
  readonly answers?: DtoClass;
  /** Response body with status 202, where a job may do the work. */
  readonly accepts?: DtoClass;
  /** The response is a file; `in parts` if it supports `Range`. */
  readonly answersBytes?: true | 'in parts';
  /** The response is a stream of server-sent events. */
  readonly answersEvents?: boolean;
  /** Media types of the response besides JSON. */
  readonly otherTypes?: readonly string[];
  /** Success status; defaults to 200 with a body and 204 without. */
  readonly status?: number;
  /** Refusals of this operation, besides those common to all. */
  readonly refuses?: readonly RefusalCode[];
  readonly idempotency?: IdempotencyRule;
  /** Form of its refusals, as `refusalsAs` of its route gives it; `{errors, requestId}` by default. */
  readonly refusesAs?: DtoClass;
  /** Media type of every response, where refusals have the form of `answers` too. */
  readonly answersAlwaysAs?: string;
}

/** Controller method of an operation; decorators of its class run later. */
export interface DeclaredOperation {
  readonly facts: OperationFacts;
  readonly status: number;
  readonly dtos: readonly DtoClass[];
  readonly target: object;
  readonly key: string | symbol;
  readonly descriptor: PropertyDescriptor;
}

/** Every operation. The contract is generated from them by a program of its own, so the server loads no OpenAPI. */
export const operations: DeclaredOperation[] = [];
