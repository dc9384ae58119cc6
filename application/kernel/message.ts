import type { SignedIn } from '@evident/domain/identity';
import type { Action, Actor, Scope } from '@evident/domain/permissions';
import type { Feature, Limit } from '@evident/domain/plans';
import type { Directory } from '@evident/domain/scim';
import type { Provider, SignedDelivery } from './signed-delivery.ts';

/** A command or a query. Commands change data, queries only read. `Answer` is the type of the result. */
export abstract class Message<Answer> {
  declare readonly answer: Answer;
}
export abstract class Command<Answer = void> extends Message<Answer> {}
export abstract class Query<Answer> extends Message<Answer> {}

export type AnswerOf<M> = M extends Message<infer Answer> ? Answer : never;

/** One class per message, framework-free; its constructor takes the ports. */
export interface Handler<M extends Message<unknown>> {
  execute(message: M): Promise<AnswerOf<M>>;
}

/**
 * Requirement on the caller, declared on each message as `static readonly requires`. The bus checks all of it before
 * the handler runs, except `access`: handlers check that in the transaction that locks the grants.
 */
export type Requirement =
  | OpenRequirement
  | PersonRequirement
  | MemberRequirement
  | ProviderRequirement
  | DirectoryRequirement;

/**
 * `anyone`: no credentials needed. `worker`: sent by jobs and startup code, not through the API. `operator`: sent by
 * services with the key of the operator, which `TenantKeyGuard` checks.
 */
export type OpenRequirement =
  | ({ readonly caller: 'anyone' } & Counted)
  | { readonly caller: 'worker' }
  | { readonly caller: 'operator' };

/** Limits of the workspace's plan that the message counts towards; `takeRoom` accepts no others. */
interface Counted {
  readonly counts?: readonly Limit[];
}

/** A service that sends signed events, such as the payment provider. */
export interface ProviderRequirement {
  readonly caller: 'provider';
  /** Null for any of them. */
  readonly provider: Provider | null;
}

/** A directory with a token of the workspace, whose plan has provisioning. */
export interface DirectoryRequirement extends Counted {
  readonly caller: 'directory';
}

/** A signed-in person, in any workspace or none. Access tokens are refused. */
export interface PersonRequirement extends Counted {
  readonly caller: 'person';
  /** The person confirmed their identity within the last ten minutes. */
  readonly confirmed?: true;
}

/** A member of the workspace, signed in or with an access token. */
export interface MemberRequirement extends Counted {
  readonly caller: 'member';
  /** Scope required of an access token; sessions have both. */
  readonly scope: Scope;
  /** `admin`: workspace admins. `author`: everyone but viewers. */
  readonly role?: 'admin' | 'author';
  /** Words of the refusal for callers without the role. */
  readonly refusal?: { readonly title: string; readonly advice?: string };
  /** Required access to the project of the message's object. Absent if none is needed or it depends on the object. */
  readonly access?: RequiredAccess;
  /** Requires a session; access tokens are refused. */
  readonly session?: true;
  /** Takes data out of the workspace, whose rules can allow no exports. */
  readonly exports?: true;
  /** Also for members who have to set up the second factor that the workspace requires. */
  readonly beforeSecondFactor?: true;
  /** As in `PersonRequirement`. */
  readonly confirmed?: true;
  /**
   * Feature that the workspace's plan must have. A message with a field `needsFeature` needs it only where that is
   * true.
   */
  readonly feature?: Feature;
}

/**
 * An action that the caller must be allowed to take. Callers who cannot read the project get `NotFound`. `visible`:
 * never refused, and the result contains only objects that the caller can read. `own`: the object belongs to one
 * member, and is `NotFound` to all others.
 */
export type RequiredAccess = Action | 'visible' | 'own';

export const ANYONE: OpenRequirement = { caller: 'anyone' };
export const WORKER: OpenRequirement = { caller: 'worker' };
export const OPERATOR: OpenRequirement = { caller: 'operator' };
export const fromProvider = (provider: Provider): ProviderRequirement => ({ caller: 'provider', provider });
export const ANY_PROVIDER: ProviderRequirement = { caller: 'provider', provider: null };
export const DIRECTORY = { caller: 'directory' } as const;
export const PERSON = { caller: 'person' } as const;
export const CONFIRMED_PERSON: PersonRequirement = { caller: 'person', confirmed: true };
export const memberWith = <const R extends Omit<MemberRequirement, 'caller'>>(
  requires: R,
): R & { readonly caller: 'member' } => ({
  ...requires,
  caller: 'member',
});

/** The requirement type that matches the fields of a message, so that the bus finds the actor or person to check. */
type RequirementOf<M> = M extends { readonly actor: Actor }
  ? MemberRequirement & (M extends { readonly signedIn: SignedIn } ? unknown : { readonly confirmed?: never })
  : M extends { readonly signedIn: SignedIn }
    ? PersonRequirement
    : M extends { readonly delivery: SignedDelivery }
      ? ProviderRequirement
      : M extends { readonly directory: Directory }
        ? DirectoryRequirement
        : OpenRequirement | (PersonRequirement & { readonly confirmed?: never });

/** The class of a message, with its requirement. */
export type MessageClass<M extends Message<unknown> = Message<unknown>> = (new (...args: never[]) => M) & {
  readonly requires: RequirementOf<M>;
};
