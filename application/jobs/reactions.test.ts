import type { DeliveredEvent, EventName } from '@evident/domain/events';
import { EventJobs } from './event-jobs.ts';
import type { NewJob } from './jobs.ts';
import { FORMER_QUEUES, Reactions } from './reactions.ts';

const event = (id: number): DeliveredEvent => ({
  id: String(id),
  at: '2026-03-01T12:00:00.000Z',
  teamId: 't',
  ...(id % 2 === 0
    ? { name: 'readme:changed', payload: { projectId: 'p' } }
    : { name: 'rows:arranged', payload: { projectId: 'p', by: 'm' } }),
});
const reaction = (name: string, ...on: EventName[]) => ({ name, on, react: async () => undefined });

describe('jobs that an earlier version left with an event', () => {
  it.each(FORMER_QUEUES.map(({ name }) => name))('are distributed from %s', async (name) => {
    const handlers = new Map<string, (job: { payload: object }) => Promise<void>>();
    const stored: NewJob[] = [];
    const queue = { name: 'import' };
    const reactions = new Reactions(
      {
        enqueueAll: async (all) => void stored.push(...all),
        process: async (of, handler) => void handlers.set(of.name, handler as never),
      },
      [],
      [new EventJobs('import:started', queue, ({ teamId }) => ({ payload: { teamId } }))],
    );
    await reactions.start();
    const started = { ...event(0), name: 'import:started', payload: { runId: 'r', by: 'm' } };
    await handlers.get(name)!({ payload: { event: started } });
    expect(stored).toEqual([{ queue, payload: { teamId: 't' } }]);
  });
});

describe('the jobs of a group of events', () => {
  let calls: (readonly NewJob[])[];
  const jobs = { enqueueAll: async (all: readonly NewJob[]) => void calls.push(all), process: async () => undefined };
  const reactions = new Reactions(jobs, [
    reaction('one', 'readme:changed'),
    reaction('other', 'readme:changed', 'rows:arranged'),
  ]);
  beforeEach(() => {
    calls = [];
  });

  it('are enqueued with one call, under the id of their event and in order', async () => {
    await reactions.enqueue(...Array.from({ length: 50 }, (_, id) => event(id)));
    expect(calls).toHaveLength(1);
    const keysOf = (name: string) =>
      calls[0]!.filter(({ queue }) => queue.name === name).map(({ options }) => Number(options!.key));
    expect(keysOf('other')).toEqual(Array.from({ length: 50 }, (_, id) => id));
    expect(keysOf('one')).toEqual(Array.from({ length: 25 }, (_, id) => id * 2));
  });

  it('are none where no reaction follows', async () => {
    await reactions.enqueue({ ...event(1), name: 'workspace:created', payload: { by: 'm' } });
    expect(calls).toEqual([]);
  });
});
