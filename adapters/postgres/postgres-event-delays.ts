import type { EventDelays } from '@evident/application/realtime/event-delays';
import type { EventDelay } from '@evident/domain/events';
import type { DataSource } from 'typeorm';
import { beforeTeam } from './before-team.ts';

export class PostgresEventDelays implements EventDelays {
  constructor(private readonly source: DataSource) {}

  async now(): Promise<EventDelay> {
    const [row] = await beforeTeam((_, sql, parameters) =>
      this.source.query(sql, parameters as unknown[]),
    ).eventDelays();
    const { oldest_seconds: oldestSeconds, set_aside: setAside, idle_seconds: idleSeconds } = row!;
    return { oldestSeconds: oldestSeconds ?? 0, setAside, idleSeconds };
  }
}
