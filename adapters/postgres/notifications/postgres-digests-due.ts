import type { DigestsDue } from '@evident/application/notifications/send-digests';
import type { Uuid } from '@evident/domain/kernel';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';

export class PostgresDigestsDue implements DigestsDue {
  constructor(private readonly source: DataSource) {}

  async due({ DAILY, WEEKLY }: { DAILY: Date; WEEKLY: Date }): Promise<{ teamId: Uuid; memberId: Uuid }[]> {
    const rows = await beforeTeam((_, sql, parameters) => this.source.query(sql, parameters as unknown[])).digestsDue(
      DAILY,
      WEEKLY,
    );
    return rows.map(({ team_id, member_id }) => ({ teamId: team_id, memberId: member_id }));
  }
}
