import type { Uuid } from '@evident/domain/kernel';
import type { StoredPreferences } from '@evident/domain/preferences';
import type { Actor } from '@evident/domain/permissions';

/** Preferences of members, inside a unit of work. */
export interface PreferenceStore {
  /** Locks them. */
  find(memberId: Uuid): Promise<StoredPreferences>;
  save(memberId: Uuid, stored: StoredPreferences): Promise<void>;
}

export interface PreferenceReader {
  of(actor: Actor): Promise<StoredPreferences>;
}
