import { OutboxRelay } from '@evident/adapters/postgres/outbox-relay';
import { entities } from '@evident/adapters/postgres/composition/stores';
import { connect } from '@evident/adapters/postgres/connection';
import type { DeliveredEvent } from '@evident/domain/events';
import { type OpenStores, openStores } from '../support/open-stores.ts';
import { until } from '../support/waiting.ts';

describe('the outbox', () => {
  let stores: OpenStores;
  let source: Awaited<ReturnType<typeof connect>>;
  let teamId: string;
  let relay: OutboxRelay;
  let faults: unknown[];
  /** Groups that were handed on, failed or not. */
  let groups: (readonly DeliveredEvent[])[];
  let delivered: DeliveredEvent[];
  let calls: number;
  /** Whether a delivery fails after its events were handed on, as when the process dies there. */
  let fail: (events: readonly DeliveredEvent[]) => boolean;
  let inspect: () => Promise<void>;
  /** Whether a delivery never ends. Its time limit passes at once. */
  let hangs: (events: readonly DeliveredEvent[]) => boolean;

  beforeAll(async () => {
    stores = await openStores();
    source = await connect(stores.database.url, entities);
  });
  beforeEach(async () => {
    [faults, groups, delivered, calls] = [[], [], [], 0];
    [fail, inspect, hangs] = [() => false, async () => undefined, () => false];
    await stores.database.query('TRUNCATE outbox, outbox_turn');
    teamId = await stores.people.team();
    let timeIsUp = Promise.withResolvers<never>();
    const inTime = async (delivery: Promise<void>): Promise<void> => {
      await Promise.race([delivery, timeIsUp.promise]).finally(() => (timeIsUp = Promise.withResolvers()));
    };
    const deliver = async (events: readonly DeliveredEvent[]): Promise<void> => {
      calls += 1;
      groups.push(events);
      delivered.push(...events);
      await inspect();
      if (hangs(events)) {
        timeIsUp.reject(new Error('not delivered in time'));
        return new Promise(() => undefined);
      }
      if (fail(events)) throw new Error('the process died');
    };
    relay = new OutboxRelay(source, stores.database.url, deliver, (fault) => faults.push(fault), inTime);
  });
  afterEach(() => relay.stop());
  afterAll(async () => {
    await source.destroy();
    await stores.close();
  });

  const announce = (projectId: string) =>
    stores.work.perform(teamId, ({ outbox }) =>
      outbox.announce({ name: 'readme:changed', teamId, payload: { projectId } }),
    );

  it('delivers what was announced, in order', async () => {
    await announce('a');
    await announce('b');
    await relay.start();
    await until(() => delivered.length === 2);
    expect(delivered).toMatchObject([
      { name: 'readme:changed', teamId, payload: { projectId: 'a' } },
      { name: 'readme:changed', teamId, payload: { projectId: 'b' } },
    ]);
    expect(new Date(delivered[0]!.at).getTime()).not.toBeNaN();
  });

  /** Ends all waiting after failures, and wakes the relay. */
  const letRetry = () =>
    stores.database.query(
      `WITH due AS (UPDATE outbox_turn SET held_until = '-infinity'), back AS (UPDATE outbox SET retry_at = now() WHERE retry_at IS NOT NULL)
       SELECT pg_notify('evident_outbox', '')`,
    );
  const announceMany = (team: string, count: number) =>
    stores.database.query(
      `INSERT INTO outbox (team_id, name, payload) SELECT $1, 'readme:changed', jsonb_build_object('projectId', n::text) FROM generate_series(1, $2) n`,
      [team, count],
    );
  const waiting = async (): Promise<number> =>
    (await stores.database.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox'))[0]!.n;
  const named = ({ payload }: DeliveredEvent): string => (payload as { projectId: string }).projectId;

  it('delivers an event again, under the same id, when its delivery broke off', async () => {
    fail = () => calls === 1;
    await announce('a');
    await relay.start();
    await until(() => faults.length === 1);
    await announce('b');
    await letRetry();
    await until(() => delivered.length === 3);
    expect(delivered.map(named)).toEqual(['a', 'a', 'b']);
    expect(delivered[1]).toEqual(delivered[0]);
    expect(String(faults[0])).toMatch(/Event \d+ \(readme:changed\) could not be delivered.*: the process died/);
  });

  it('goes on with the next workspace when a delivery never ends, keeps its progress, and shrinks the group', async () => {
    const other = await stores.people.team();
    await announceMany(teamId, 210);
    await announceMany(other, 3);
    const isLate = ({ payload, teamId: team }: DeliveredEvent) =>
      team === teamId && (payload as { projectId: string }).projectId === '205';
    let endless = true;
    hangs = (events) => endless && events.some(isLate);
    await relay.start();
    await until(async () => groups.some((events) => events.length === 1 && events.some(isLate)));
    expect(await waiting()).toBe(6);
    expect(groups.filter(([first]) => first!.teamId === other)).toHaveLength(1);
    const sizes = groups.filter((events) => events.some(isLate)).map(({ length }) => length);
    expect([sizes[0], sizes.at(-1)]).toEqual([10, 1]);
    endless = false;
    await letRetry();
    await until(async () => (await waiting()) === 0);
    expect(faults.map(String).every((fault) => fault.includes('not delivered in time'))).toBe(true);
  });

  it('keeps its progress over 10,000 events, although deliveries fail and connections are killed', async () => {
    const idle: number[] = [];
    let killed = 0;
    fail = () => calls % 20 === 0;
    inspect = async () => {
      if (calls % 10 !== 0) return;
      const [{ n } = { n: -1 }] = await stores.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      );
      idle.push(n);
      // The relay's own connections, all of them.
      if (calls === 30)
        killed = (
          await stores.database.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'evident%'`,
          )
        ).length;
    };
    await announceMany(teamId, 10_000);
    await relay.start();
    await until(async () => {
      // The record of the group whose connection was killed.
      if (faults.some((fault) => !String(fault).includes('process died'))) await letRetry();
      return (await waiting()) === 0;
    }, 60_000);
    const ids = delivered.map(({ id }) => id);
    expect(new Set(ids).size).toBe(10_000);
    // Only failed groups, and the one whose record was lost, are delivered again.
    expect(ids.length).toBeLessThan(10_000 + (calls / 20 + 1) * 200);
    expect(calls).toBeLessThan(100);
    expect(Math.max(...idle)).toBe(0);
    expect(killed).toBeGreaterThanOrEqual(2);
  });

  it('gives another workspace the next turn, however many events wait before', async () => {
    const other = await stores.people.team();
    await announceMany(teamId, 500);
    inspect = async () => {
      if (calls === 2) await announceMany(other, 1);
    };
    await relay.start();
    await until(() => delivered.length === 501);
    expect(groups.map(({ length }) => length).slice(0, 4)).toEqual([200, 200, 1, 100]);
    expect(groups[2]![0]!.teamId).toBe(other);
  });

  it('halves a group after a failure, and lets it grow again', async () => {
    await announceMany(teamId, 300);
    fail = () => calls <= 3;
    await relay.start();
    await until(() => delivered.length === 200 + 100 + 50 + 300);
    expect(groups.map(({ length }) => length)).toEqual([200, 100, 50, 25, 48, 96, 131]);
    expect(delivered.slice(350).map(named)).toEqual(Array.from({ length: 300 }, (_, n) => String(n + 1)));
  });

  it('counts a killed process as a failure, so that a group that kills it shrinks', async () => {
    await announceMany(teamId, 60);
    const sizes: number[] = [];
    for (let died = 0; died < 6; died++) {
      sizes.push((await stores.database.query('SELECT * FROM before_team.take_events(50, 20)')).length);
      expect(await stores.database.query('SELECT * FROM before_team.take_events(50, 20)')).toEqual([]);
      await stores.database.query(`UPDATE outbox_turn SET held_until = '-infinity'`);
    }
    expect(sizes).toEqual([50, 25, 12, 6, 3, 1]);
  });

  it('sets an event aside that fails alone three times, keeps it visible, and delivers the others in order', async () => {
    fail = (events) => events.some((event) => named(event) === '2');
    await announceMany(teamId, 4);
    await relay.start();
    const isDone = async () => {
      await letRetry();
      return (
        (await stores.database.query('SELECT FROM outbox WHERE tries >= 3')).length === 1 && (await waiting()) === 1
      );
    };
    await until(isDone);
    expect([
      ...new Set(
        groups
          .filter((group) => !fail(group))
          .flat()
          .map(named),
      ),
    ]).toEqual(['1', '3', '4']);
    await relay.stop();
    await stores.database.query(`UPDATE outbox SET tries = 2, retry_at = NULL`);
    const delays: number[] = [];
    for (let tries = 3; tries < 12; tries++) {
      await letRetry();
      await stores.database.query('SELECT * FROM before_team.take_events(50, 20)');
      const [row] = await stores.database.query<{ s: number }>(
        'SELECT extract(epoch FROM retry_at - now())::int AS s FROM outbox',
      );
      delays.push(Math.round(row!.s / 30) * 30);
    }
    expect(delays).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    expect(await stores.database.query('SELECT * FROM before_team.event_delays()')).toMatchObject([
      { oldest_seconds: null, set_aside: 1 },
    ]);
  });

  it('reports how old the oldest event is', async () => {
    await announceMany(teamId, 2);
    await stores.database.query(
      `UPDATE outbox SET at = now() - interval '90 s' WHERE id = (SELECT min(id) FROM outbox)`,
    );
    const [delays] = await stores.database.query<{ oldest_seconds: number }>(
      'SELECT * FROM before_team.event_delays()',
    );
    expect(delays!.oldest_seconds).toBeGreaterThanOrEqual(90);
  });

  it('drops an event that the catalogue does not know, and says so', async () => {
    await stores.database.query(`INSERT INTO outbox (team_id, name, payload) VALUES ($1, 'note:exploded', '{}')`, [
      teamId,
    ]);
    await announce('a');
    await relay.start();
    await until(() => delivered.length === 1);
    expect(delivered).toMatchObject([{ payload: { projectId: 'a' } }]);
    expect(faults.map(String)).toEqual([expect.stringContaining('note:exploded')]);
  });
});
