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

/** People who can sign in, known by their address in lower case. */
export interface AccountStore {
  /** The account as it stays until the unit of work ends. */
  find(accountId: Uuid): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /** Keeps a new account, unless its address was taken in the meantime: then answers the one that has it. */
  addOrFind(account: Account): Promise<Account>;
  /** Keeps a changed account; what it is in workspaces takes over its name and address. Refused as `Unauthorized`, as a link of yesterday is, when somebody else has taken the address meanwhile. */
  save(account: Account): Promise<void>;
  /** Revokes the access tokens of an account in all its workspaces. Returns how many there were. */
  revokeTokens(accountId: Uuid): Promise<number>;
  /** What the workspaces of an account keep about it. */
  exportOf(accountId: Uuid): Promise<unknown>;
  /** Deletes an account with its sessions, codes, second factor and history. */
  remove(accountId: Uuid): Promise<void>;
}

/** What happened to accounts. */
export interface AccountEventStore {
  /** Records an event, also in the audit log of each workspace of the account. Without an account the same work is done. */
  record(
    event: Pick<AccountEvent, 'action' | 'method' | 'at'> & { readonly accountId: Uuid | null },
    from: Pick<Caller, 'ip' | 'device'>,
  ): Promise<void>;
  /** Those of an account, newest first. */
  of(accountId: Uuid, page: PageRequest): Promise<Page<AccountEvent>>;
}

export interface SecondFactorStore {
  /** The authenticator app of an account as it stays until the unit of work ends. */
  find(accountId: Uuid): Promise<SecondFactor | null>;
  save(factor: SecondFactor): Promise<void>;
  remove(accountId: Uuid): Promise<void>;
}

/** Browsers in which an account has signed in, known by the hash of a secret that only they keep. */
export interface BrowserStore {
  knows(email: string, secretHash: string): Promise<boolean>;
  remember(accountId: Uuid, secretHash: string, now: Date): Promise<void>;
  forgetAll(accountId: Uuid): Promise<void>;
}

export interface SessionStore {
  find(sessionId: Uuid): Promise<Session | null>;
  /** Those of an account that have not ended, used last first. */
  of(accountId: Uuid, now: Date): Promise<Session[]>;
  add(session: Session): Promise<void>;
  /** Ends a session and those it handed over to. */
  end(sessionId: Uuid): Promise<void>;
  /** Ends all sessions of an account, except one and the one it came from. */
  endAll(accountId: Uuid, exceptId?: Uuid): Promise<void>;
  /** Records that the person proved their identity in a session. */
  confirm(sessionId: Uuid, now: Date): Promise<void>;
}

export interface CodeStore {
  add(code: OneTimeCode): Promise<void>;
  /** A code by its challenge, held until the end of the unit of work, so that tries are counted one after the other. */
  hold(codeId: Uuid): Promise<OneTimeCode | null>;
  /** Takes a link's code of one of these purposes out of the store, while it is good: whoever comes second finds nothing. */
  take(secretHash: string, purposes: readonly CodePurpose[], now: Date): Promise<OneTimeCode | null>;
  save(code: OneTimeCode): Promise<void>;
  remove(codeId: Uuid): Promise<void>;
  /** Takes everything out of the store that was made for an account or mailed to its address, whatever it opens. */
  removeAll(account: Pick<Account, 'id' | 'email'>): Promise<void>;
}

export interface ThrottleStore {
  /** What is remembered under a key, held until the end of the unit of work. */
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

/** One transaction over what belongs to people rather than to a workspace. It sees no team's rows. */
export interface IdentityWork {
  perform<T>(work: (stores: IdentityStores) => Promise<T>): Promise<T>;
}
