import type { Uuid } from '@evident/domain/kernel';

/** A request that may be sent again: who sends it, under which key, and the hash of what it asks for. */
export interface RepeatableRequest {
  /** Null for a person who chose no workspace yet. */
  readonly teamId: Uuid | null;
  /** The member; without a workspace, the account. */
  readonly actorId: Uuid;
  readonly key: string;
  readonly hash: string;
}

export type Repeated =
  | { readonly state: 'new' }
  /** Answered before: here is the answer. */
  | { readonly state: 'answered'; readonly status: number; readonly body: unknown }
  /** Being worked on at this moment. */
  | { readonly state: 'running' }
  /** Done, but its answer was lost with the process. */
  | { readonly state: 'done' }
  /** The key was used for something else. */
  | { readonly state: 'different' };

/** Remembers requests with an `Idempotency-Key`, so that one sent twice is done once. */
export interface RepeatedRequests {
  begin(request: RepeatableRequest): Promise<Repeated>;
  /** Runs the work; a unit of work inside marks the request as done in its own transaction. */
  during<T>(request: RepeatableRequest, work: () => Promise<T>): Promise<T>;
  answered(request: RepeatableRequest, status: number, body: unknown): Promise<void>;
  /** Nothing was done: it may be sent again under the same key. */
  abandoned(request: RepeatableRequest): Promise<void>;
}
