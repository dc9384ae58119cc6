import type { PreferenceReader, PreferenceStore } from '@evident/application/preferences/preference-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { NOTHING_STORED, type StoredPreferences } from '@evident/domain/preferences';
import { db } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import type { Session } from '../session.ts';

export class PostgresPreferenceStore implements PreferenceStore {
  constructor(private readonly session: Session) {}

  /** Inserts the row first, so that there is one to lock. */
  async find(memberId: Uuid): Promise<StoredPreferences> {
    await this.session.query(
      'INSERT INTO member_preference (member_id, team_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [memberId, this.session.teamId],
    );
    const [row] = await this.session.query<StoredPreferences>(
      'SELECT preferences, flags FROM member_preference WHERE member_id = $1 FOR UPDATE',
      [memberId],
    );
    return row ?? NOTHING_STORED;
  }

  async save(memberId: Uuid, { preferences, flags }: StoredPreferences): Promise<void> {
    await this.session.query('UPDATE member_preference SET preferences = $2, flags = $3 WHERE member_id = $1', [
      memberId,
      JSON.stringify(preferences),
      JSON.stringify(flags),
    ]);
  }
}

export class PostgresPreferenceReader implements PreferenceReader {
  constructor(private readonly reads: PostgresReads) {}

  async of(actor: Actor): Promise<StoredPreferences> {
    const row = await this.reads.first(
      actor,
      db.selectFrom('member_preference as m').select(['m.preferences', 'm.flags']),
    );
    return (row as StoredPreferences | null) ?? NOTHING_STORED;
  }
}

export const preferenceStores = {
  preferences: (session: Session) => new PostgresPreferenceStore(session),
};
