import { type Agent, cronOf } from '@evident/domain/agents';
import { type Timetable, nextTime } from '../kernel/timetable.ts';

/** An agent whose next run follows from its schedule. */
export const scheduled = (agent: Agent, timetable: Timetable, now: Date): Agent => ({
  ...agent,
  nextRunAt: agent.active ? nextTime(timetable, cronOf(agent.schedule), now) : null,
});
