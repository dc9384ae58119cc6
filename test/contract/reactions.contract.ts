import type { Jobs } from '@evident/application/jobs/jobs';
import type { Reaction } from '@evident/application/kernel/reaction';
import { Reactions } from '@evident/application/jobs/reactions';
import type { DeliveredEvent, EventName } from '@evident/domain/events';
import { until } from '../support/waiting.ts';
import type { JobsUnderTest } from './jobs-at-hand.ts';

/** The contract of reactions, for every job engine. */
export function reactionsContract(name: string, open: () => Promise<JobsUnderTest>): void {
  describe(`${name} runs reactions`, () => {
    let engine: JobsUnderTest;
    let jobs: Jobs;
    let tag: string;
    const ends: Jobs[] = [];
    const connect = async (): Promise<Jobs> => {
      const end = await engine.connect();
      ends.push(end);
      return end;
    };

    beforeAll(async () => {
      engine = await open();
    });
    beforeEach(async () => {
      tag = crypto.randomUUID().slice(0, 8);
      jobs = await connect();
    });
    afterEach(() => Promise.all(ends.splice(0).map((end) => end.stop())));
    afterAll(() => engine.close());

    const archived = (id: string): DeliveredEvent => ({
      id,
      at: '2026-03-01T12:00:00.000Z',
      teamId: 't',
      name: 'project:changed',
      payload: { projectId: 'p', status: 'archived', by: 'm' },
    });
    const reaction = (
      which: string,
      react: (event: DeliveredEvent) => Promise<void>,
      ...on: EventName[]
    ): Reaction => ({
      name: `${which}-${tag}`,
      on: on.length > 0 ? on : ['project:changed'],
      react,
    });
    /** Records the events it receives. */
    function follower(which: string, ...on: EventName[]) {
      const seen: DeliveredEvent[] = [];
      return { seen, reaction: reaction(which, async (event) => void seen.push(event), ...on) };
    }

    it('and retries one that fails alone, with the same event', async () => {
      const tries: DeliveredEvent[] = [];
      const failing = reaction('fails', async (event) => {
        tries.push(event);
        if (tries.length === 1) throw new Error('the mail server is down');
      });
      const [before, after] = [follower('before'), follower('after')];
      const reactions = new Reactions(jobs, [before.reaction, failing, after.reaction]);
      await reactions.start();
      await reactions.enqueue(archived('1'));
      await until(() => tries.length === 2, 30_000);
      expect([before.seen, tries, after.seen]).toEqual([
        [archived('1')],
        [archived('1'), archived('1')],
        [archived('1')],
      ]);
    });

    it('and is not held up by one that hangs', async () => {
      const held = Promise.withResolvers<void>();
      let begun = 0;
      const hanging = reaction('hangs', () => ((begun += 1), held.promise));
      const other = follower('other');
      const reactions = new Reactions(jobs, [hanging, other.reaction]);
      await reactions.start();
      for (const id of ['1', '2', '3', '4']) await reactions.enqueue(archived(id));
      await until(() => begun >= 2 && other.seen.length === 4, 30_000);
      held.resolve();
      await until(() => begun === 4, 30_000);
      expect(other.seen.map(({ id }) => id).sort()).toEqual(['1', '2', '3', '4']);
    });

    it('once, when an event is delivered again after the process died before it was done with the outbox', async () => {
      const [one, other] = [follower('one'), follower('other')];
      await new Reactions(jobs, [one.reaction]).enqueue(archived('1'));
      const reactions = new Reactions(await connect(), [one.reaction, other.reaction]);
      await reactions.enqueue(archived('1'));
      await reactions.enqueue(archived('2'));
      await reactions.start();
      await until(() => one.seen.length === 2 && other.seen.length === 2, 30_000);
      expect(one.seen.map(({ id }) => id).sort()).toEqual(['1', '2']);
    });

    it('again in another process only if the first stopped before they were done', async () => {
      const done = follower('done');
      const begun: string[] = [];
      const stopped = reaction('stopped', ({ id }) => {
        begun.push(id);
        return begun.length === 1 ? new Promise(() => {}) : Promise.resolve();
      });
      const first = new Reactions(jobs, [done.reaction, stopped]);
      await first.start();
      await first.enqueue(archived('1'));
      await until(() => begun.length === 1 && done.seen.length === 1, 30_000);
      await jobs.stop();
      ends.splice(ends.indexOf(jobs), 1);
      await new Reactions(await connect(), [done.reaction, stopped]).start();
      await until(() => begun.length === 2, 60_000);
      expect([begun, done.seen]).toEqual([['1', '1'], [archived('1')]]);
    }, 90_000);

    it('of events that a former version left in its one queue', async () => {
      const [one, other] = [follower('one'), follower('other')];
      await jobs.enqueue({ name: 'events', retries: 8 }, { event: archived('1') });
      await new Reactions(jobs, [one.reaction, other.reaction]).start();
      await until(() => one.seen.length === 1 && other.seen.length === 1, 30_000);
      expect([one.seen, other.seen]).toEqual([[archived('1')], [archived('1')]]);
    });

    it('to note:created for each note of an import, unless they follow the import as a whole', async () => {
      const [single, whole] = [follower('single', 'note:created'), follower('whole', 'note:created', 'notes:imported')];
      const reactions = new Reactions(jobs, [single.reaction, whole.reaction]);
      await reactions.start();
      const imported: DeliveredEvent = {
        ...archived('1'),
        name: 'notes:imported',
        payload: { importId: 'i', projectId: 'p', noteIds: ['a', 'b', 'c'], by: 'm' },
      };
      await reactions.enqueue(imported);
      await until(() => single.seen.length === 3 && whole.seen.length === 1, 30_000);
      expect(whole.seen).toEqual([imported]);
      expect(single.seen.map(({ name, id }) => [name, id]).sort()).toEqual(
        ['a', 'b', 'c'].map((noteId) => ['note:created', `1:${noteId}`]),
      );
    });

    it('only under names of their own', () => {
      const { reaction: one } = follower('same');
      expect(() => new Reactions(jobs, [one, { ...one }])).toThrow('same name');
    });
  });
}
