import type { Uuid } from '@evident/domain/kernel';

/** A request that can be retried: its sender, idempotency key, and content hash. */
export interface RepeatableRequest {
  /** Null for a person who has not chosen a workspace. */
  readonly teamId: Uuid | null;
  /** The member; without a workspace, the account. */
  readonly actorId: Uuid;
  readonly key: string;
  readonly hash: string;
  /** Of the events that it announces; that of the work around it if absent. */
  readonly depth?: number;
}

export type Repeated =
  | { readonly state: 'new' }
  /** Completed; contains the stored response. */
  | { readonly state: 'answered'; readonly status: number; readonly body: unknown }
  /** In progress. */
  | { readonly state: 'running' }
  /** Completed, but the process ended before storing the response. */
  | { readonly state: 'done' }
  /** The key was used for a different request. */
  | { readonly state: 'different' };

/** Deduplicates requests with an `Idempotency-Key`. */
export interface RepeatedRequests {
  begin(request: RepeatableRequest): Promise<Repeated>;
  /** Runs the work; its unit of work marks the request as done in the same transaction. */
  during<T>(request: RepeatableRequest, work: () => Promise<T>): Promise<T>;
  answered(request: RepeatableRequest, status: number, body: unknown): Promise<void>;
  /** Nothing was changed: the key can be used again. */
  abandoned(request: RepeatableRequest): Promise<void>;
}
