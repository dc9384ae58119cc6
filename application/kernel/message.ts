import type { SignedIn } from '@evident/domain/identity';
import type { Action, Actor, Scope } from '@evident/domain/permissions';

/** A message to the product. A command changes something, a query does not. `Answer` is the type of the result. */
export abstract class Message<Answer> {
  declare readonly answer: Answer;
}
export abstract class Command<Answer = void> extends Message<Answer> {}
export abstract class Query<Answer> extends Message<Answer> {}

export type AnswerOf<M> = M extends Message<infer Answer> ? Answer : never;

/** One class per message. Free of any framework; its constructor takes the ports it needs. */
export interface Handler<M extends Message<unknown>> {
  execute(message: M): Promise<AnswerOf<M>>;
}

/**
 * Requirement on the caller, declared beside each message as `static readonly requires`.
 * The bus checks all of it before the handler runs, except `access`: handlers check that in the transaction that locks the grants.
 */
export type Requirement = OpenRequirement | PersonRequirement | MemberRequirement;

/** `anyone`: no credentials needed. `worker`: sent by jobs and startup code, not through the API. */
export type OpenRequirement = { readonly caller: 'anyone' } | { readonly caller: 'worker' };

/** A signed-in person, in any workspace or none. Access tokens are refused. */
export interface PersonRequirement {
  readonly caller: 'person';
  /** The person confirmed their identity within the last ten minutes. */
  readonly confirmed?: true;
}

/** A member of the workspace, signed in or with an access token. */
export interface MemberRequirement {
  readonly caller: 'member';
  /** Scope an access token needs; sessions hold both. */
  readonly scope: Scope;
  /** `admin`: workspace admins. `author`: everyone but viewers. */
  readonly role?: 'admin' | 'author';
  /** Words of the refusal for callers without the role. */
  readonly refusal?: { readonly title: string; readonly advice?: string };
  /** Access to the project of the object that the message names; absent where none is needed or where it depends on the object. */
  readonly access?: RequiredAccess;
  /** Needs a session; access tokens are refused. */
  readonly session?: true;
  /** As in `PersonRequirement`. */
  readonly confirmed?: true;
}

/**
 * An action the caller must be allowed to take. Callers who cannot read the project get `NotFound`.
 * `visible`: nothing is refused, and the result holds only what the caller can read.
 * `own`: the object belongs to one member, and is `NotFound` to all others.
 */
export type RequiredAccess = Action | 'visible' | 'own';

export const ANYONE: OpenRequirement = { caller: 'anyone' };
export const WORKER: OpenRequirement = { caller: 'worker' };
export const PERSON = { caller: 'person' } as const;
export const CONFIRMED_PERSON: PersonRequirement = { caller: 'person', confirmed: true };
export const memberWith = <const R extends Omit<MemberRequirement, 'caller'>>(
  requires: R,
): R & { readonly caller: 'member' } => ({
  ...requires,
  caller: 'member',
});

/** The declaration that fits the fields of a message: the bus finds the actor or the person it has to check. */
type RequirementOf<M> = M extends { readonly actor: Actor }
  ? MemberRequirement & (M extends { readonly signedIn: SignedIn } ? unknown : { readonly confirmed?: never })
  : M extends { readonly signedIn: SignedIn }
    ? PersonRequirement
    : OpenRequirement | (PersonRequirement & { readonly confirmed?: never });

/** The class of a message, with its declaration. */
export type MessageClass<M extends Message<unknown> = Message<unknown>> = (new (...args: never[]) => M) & {
  readonly requires: RequirementOf<M>;
};
