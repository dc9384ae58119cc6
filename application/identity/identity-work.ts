import type {
  Account,
  AccountEvent,
  CodePurpose,
  OneTimeCode,
  SecondFactor,
  Session,
  Throttle,
} from '@evident/domain/identity';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Caller } from './ports.ts';

/** Accounts, identified by their lower-case email address. */
export interface AccountStore {
  /** Locks the account until the unit of work ends. */
  find(accountId: Uuid): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /** Adds a new account, unless its address was taken meanwhile: then returns the existing one. */
  addOrFind(account: Account): Promise<Account>;
  /**
   * Saves a changed account; updates name and address of its members. Refused as `Unauthorized`, like a stale link, if
   * the address was taken meanwhile.
   */
  save(account: Account): Promise<void>;
  /** Revokes the access tokens of an account in all workspaces. Returns their number. */
  revokeTokens(accountId: Uuid): Promise<number>;
  /** Account data in its workspaces, for export. */
  exportOf(accountId: Uuid): Promise<unknown>;
  /** Deletes an account with its sessions, codes, second factor and history. */
  remove(accountId: Uuid): Promise<void>;
}

/** Security events of accounts. */
export interface AccountEventStore {
  /**
   * Records an event, also in the audit log of each workspace of the account. Takes the same time without an account.
   */
  record(
    event: Pick<AccountEvent, 'action' | 'method' | 'at'> & { readonly accountId: Uuid | null },
    from: Pick<Caller, 'ip' | 'device'>,
  ): Promise<void>;
  /** Events of an account, newest first. */
  of(accountId: Uuid, page: PageRequest): Promise<Page<AccountEvent>>;
}

export interface SecondFactorStore {
  /** Locks the second factor of an account until the unit of work ends. */
  find(accountId: Uuid): Promise<SecondFactor | null>;
  save(factor: SecondFactor): Promise<void>;
  remove(accountId: Uuid): Promise<void>;
}

/** Browsers in which an account has signed in, identified by the hash of a secret stored in the browser. */
export interface BrowserStore {
  knows(email: string, secretHash: string): Promise<boolean>;
  remember(accountId: Uuid, secretHash: string, now: Date): Promise<void>;
  forgetAll(accountId: Uuid): Promise<void>;
}

export interface SessionStore {
  find(sessionId: Uuid): Promise<Session | null>;
  /** Active sessions of an account, last used first. */
  of(accountId: Uuid, now: Date): Promise<Session[]>;
  add(session: Session): Promise<void>;
  /** Ends a session and those it handed over to. */
  end(sessionId: Uuid): Promise<void>;
  /** Ends all sessions of an account, except one and its origin. */
  endAll(accountId: Uuid, exceptId?: Uuid): Promise<void>;
  /** Records a confirmation of identity in a session. */
  confirm(sessionId: Uuid, now: Date): Promise<void>;
}

export interface CodeStore {
  add(code: OneTimeCode): Promise<void>;
  /** Locks a code by its challenge until the unit of work ends, so that concurrent tries are counted in sequence. */
  hold(codeId: Uuid): Promise<OneTimeCode | null>;
  /** Consumes a link's code with one of these purposes, if valid. A second use finds nothing. */
  take(secretHash: string, purposes: readonly CodePurpose[], now: Date): Promise<OneTimeCode | null>;
  save(code: OneTimeCode): Promise<void>;
  remove(codeId: Uuid): Promise<void>;
  /** Deletes all codes created for an account or mailed to its address. */
  removeAll(account: Pick<Account, 'id' | 'email'>): Promise<void>;
}

export interface ThrottleStore {
  /** Locks the counter of a key until the unit of work ends. */
  hold(key: string): Promise<Throttle | null>;
  save(key: string, throttle: Throttle): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface IdentityStores {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly codes: CodeStore;
  readonly throttles: ThrottleStore;
  readonly browsers: BrowserStore;
  readonly events: AccountEventStore;
  readonly secondFactors: SecondFactorStore;
}

/** One transaction over data of accounts. Cannot see rows of teams. */
export interface IdentityWork {
  perform<T>(work: (stores: IdentityStores) => Promise<T>): Promise<T>;
}
