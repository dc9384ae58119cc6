import type { Uuid } from '@evident/domain/kernel';
import type { OwnSupportView, SupportAccess } from '@evident/domain/support';

/** Accesses of the team of a unit of work. */
export interface SupportAccessStore {
  /** Locks the access until the unit of work ends. */
  hold(accessId: Uuid): Promise<SupportAccess | null>;
  /** The newest, at most `most`. */
  newest(most: number): Promise<SupportAccess[]>;
  /** Those that may be in use. */
  granted(): Promise<SupportAccess[]>;
  hasOpen(accountId: Uuid): Promise<boolean>;
  save(access: SupportAccess): Promise<void>;
}

/** Accesses of all teams. */
export interface SupportDirectory {
  of(accountId: Uuid): Promise<(Omit<OwnSupportView, 'url'> & { readonly subdomain: string })[]>;
  /** Granted ones whose time is over. */
  over(now: Date): Promise<{ readonly teamId: Uuid; readonly id: Uuid }[]>;
}
