import type { AgentSchedule, ShownRunState } from '@evident/domain/agents';

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const RUN_STATES: Record<ShownRunState, string> = {
  WAITING: 'Waiting',
  WORKING: 'Writing…',
  DONE: 'Done',
  SKIPPED: 'Skipped: nothing new',
  FAILED: 'Failed',
  CANCELLED: 'Stopped',
};

export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Such as “Mondays at 07:00 (Europe/Berlin)”. */
export function scheduleName({ every, weekday, hour, timeZone }: AgentSchedule): string {
  if (every === 'MANUAL' || hour === null) return 'Only when someone runs it';
  const day = every === 'DAY' ? 'Daily' : `${WEEKDAYS[(weekday ?? 1) - 1]}s`;
  return `${day} at ${hourName(hour)} (${timeZone})`;
}
