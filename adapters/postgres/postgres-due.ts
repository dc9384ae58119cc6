import type { TeamsToCount } from '@evident/application/automation/start-counting';
import type { Due } from '@evident/application/kernel/start-due';
import type { DataSource } from 'typeorm';
import { beforeTeam } from './before-team.ts';

const lookUps = (source: DataSource) => beforeTeam((_, sql, parameters) => source.query(sql, parameters as unknown[]));

/** Finds due things in all teams. */
export const dueIn = (source: DataSource, things: 'dueAgents' | 'dueAutomations' | 'dueSources'): Due => ({
  async due(now, most) {
    return (await lookUps(source)[things](now, most)).map(({ team_id: teamId, id }) => ({ teamId, id }));
  },
});

export const teamsToCountIn = (source: DataSource): TeamsToCount => ({
  async due(day) {
    return (await lookUps(source).teamsToCount(day)).map(({ team_id: teamId }) => teamId);
  },
});
