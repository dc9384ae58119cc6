import type { FlagStore } from '@evident/application/workspaces/workspace-stores';
import type { FeatureFlag, FeatureFlags } from '@evident/domain/workspaces';
import type { Session } from '../session.ts';

export interface FlagRow {
  name: FeatureFlag;
  enabled: boolean;
}

/** Feature flags. Rows of flags that no longer exist are ignored. */
export const flagsFrom = (rows: readonly FlagRow[]): Partial<FeatureFlags> =>
  Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled]));

export class PostgresFlagStore implements FlagStore {
  constructor(private readonly session: Session) {}

  async settings(): Promise<{ ofTeam: Partial<FeatureFlags>; ofAll: Partial<FeatureFlags> }> {
    const ofTeam = await this.session.query<FlagRow>('SELECT name, enabled FROM team_feature_flag');
    const ofAll = await this.session.query<FlagRow>('SELECT name, enabled FROM feature_flag');
    return { ofTeam: flagsFrom(ofTeam), ofAll: flagsFrom(ofAll) };
  }
  async set(flag: FeatureFlag, enabled: boolean | null): Promise<void> {
    if (enabled === null) await this.session.query('DELETE FROM team_feature_flag WHERE name = $1', [flag]);
    else {
      await this.session.query(
        'INSERT INTO team_feature_flag (team_id, name, enabled) VALUES ($1, $2, $3) ON CONFLICT (team_id, name) DO UPDATE SET enabled = excluded.enabled',
        [this.session.teamId, flag, enabled],
      );
    }
  }
}
