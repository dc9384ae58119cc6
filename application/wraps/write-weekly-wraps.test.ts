import { CronerTimetable } from '../../adapters/schedule/croner-timetable.ts';
import type { WrapPeriod } from '@evident/domain/wraps';
import { WriteWeeklyWrapsHandler } from './write-weekly-wraps.ts';

/** The weeks that were asked for at a moment, and the workspaces in which wraps were looked for. */
async function at(now: string, methods: Readonly<Record<string, string>> = {}) {
  const weeks: string[] = [];
  const worked: string[] = [];
  const handler = new WriteWeeklyWrapsHandler(
    {
      due: async ({ since }: WrapPeriod) => {
        weeks.push(since.toISOString().slice(0, 10));
        return Object.keys(methods);
      },
    },
    { perform: async (teamId: string) => void worked.push(teamId) } as never,
    { method: async (teamId: string) => methods[teamId] } as never,
    new CronerTimetable(),
    {} as never,
    { now: () => new Date(now) },
  );
  await handler.execute();
  return { weeks, worked };
}

describe('weekly wraps', () => {
  it.each([
    ['2026-11-23T03:59:59Z', '2026-11-09'],
    ['2026-11-23T04:00:00Z', '2026-11-16'],
    ['2026-11-29T23:59:59Z', '2026-11-16'],
  ])('at %s are those of the week from %s', async (now, week) => {
    expect((await at(now)).weeks).toEqual([week]);
  });

  it('are not written where AI is off', async () => {
    expect((await at('2026-11-24T10:00:00Z', { a: 'EXTRACTED', b: 'OFF', c: 'MODEL' })).worked).toEqual(['a', 'c']);
  });
});
