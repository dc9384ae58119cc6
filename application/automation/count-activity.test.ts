import type { DeliveredEvent } from '@evident/domain/events';
import { teamsToCountIn } from '../../adapters/postgres/postgres-due.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { RemoveMember, RemoveMemberHandler } from '../workspaces/remove-member.ts';
import { Automated } from '../../test/builders/automated.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { COUNT_ACTIVITY, CountActivity, CountActivityHandler } from './count-activity.ts';
import { StartCounting, StartCountingHandler } from './start-counting.ts';

const NIGHT = new Date('2026-11-23T02:23:00Z');
const DAY = '2026-11-23';
const before = (days: number): Date => new Date(NIGHT.getTime() - days * 86_400_000);

describe('counting the activity of members', () => {
  let world: OpenStores;
  let own: Automated;
  let now: Date;
  const clock = { now: () => now };

  const rows = (person = own.ada) =>
    world.database.query<Record<string, unknown>>(
      `SELECT day::text, notes_read, highlights, insights, sessions, engagement_score, theme FROM member_activity WHERE member_id = $1 ORDER BY day`,
      [person.userId],
    );
  const count = (day = DAY) =>
    new CountActivityHandler(world.work, uuidV7, clock).execute(new CountActivity({ teamId: own.ada.teamId, day }));
  const announced = async () =>
    (await world.events(own.ada.teamId)).filter(({ name }) => name === 'user:activity' || name === 'users:activity');
  const joined = (person: Person, at: Date) =>
    world.database.query('UPDATE member SET created_at = $2 WHERE id = $1', [person.userId, at]);
  const colleague = async () => {
    const person = await world.people.member(own.ada.teamId);
    await joined(person, before(20));
    return person;
  };
  const visit = (objectType: string, at: Date) =>
    world.database.query(
      'INSERT INTO visit (team_id, member_id, object_type, object_id, at) VALUES ($1, $2, $3, $4, $5)',
      [own.ada.teamId, own.ada.userId, objectType, uuidV7.newId(), at],
    );
  const insight = (at: Date) =>
    world.database.query(
      `INSERT INTO insight (id, team_id, project_id, title, created_by, created_at, updated_at) VALUES ($1, $2, $3, 'Price', $4, $5, $5)`,
      [uuidV7.newId(), own.ada.teamId, own.projectId, own.ada.userId, at],
    );
  const highlight = (at: Date, { ada, noteId, projectId } = own) =>
    world.database.query(
      `INSERT INTO highlight (id, team_id, note_id, project_id, text, start_at, end_at, anchor, created_by, created_at, updated_at)
       VALUES ($1, $2, $3, $4, 'I never trust', 0, 13, 'mark', $5, $6, $6)`,
      [uuidV7.newId(), ada.teamId, noteId, projectId, ada.userId, at],
    );
  const account = async () => {
    const id = uuidV7.newId();
    await world.database.query(
      `INSERT INTO account (id, email, name, email_confirmed_at, created_at) VALUES ($1, $2, 'Ada', now(), now())`,
      [id, `${id}@example.org`],
    );
    await world.database.query('UPDATE member SET account_id = $2 WHERE id = $1', [own.ada.userId, id]);
    return id;
  };
  const delivered = async () =>
    (await world.delivered(own.ada.teamId)).filter(
      (event) => event.name === 'user:activity' || event.name === 'users:activity',
    ) as DeliveredEvent<'user:activity' | 'users:activity'>[];
  const due = async () => {
    const started: string[] = [];
    const enqueueAll = async (jobs: readonly { queue: object; payload: object }[]) => {
      for (const { payload } of jobs.filter(({ queue }) => queue === COUNT_ACTIVITY))
        started.push((payload as { teamId: string }).teamId);
    };
    const teams = teamsToCountIn(world.source);
    await new StartCountingHandler(teams, { enqueueAll }, clock).execute(new StartCounting());
    return started;
  };

  beforeAll(async () => {
    world = await openStores();
  });
  beforeEach(async () => {
    now = NIGHT;
    own = await Automated.open(world);
    await joined(own.ada, before(20));
  });
  afterAll(() => world.close());

  it('counts what a member did in the last seven days', async () => {
    await visit('NOTE', before(1));
    await visit('NOTE', before(6.9));
    await visit('NOTE', before(7.1));
    await visit('PROJECT', before(1));
    for (const at of [before(1), before(8)]) await insight(at);
    for (const at of [before(2), before(3), before(9)]) await highlight(at);
    await count();
    expect(await rows()).toEqual([
      {
        day: DAY,
        notes_read: 2,
        highlights: 2,
        insights: 1,
        sessions: 0,
        engagement_score: 17,
        theme: 'auto',
      },
    ]);
  });

  it('counts sessions that were used lately and can open the workspace, and has the chosen color scheme', async () => {
    const elsewhere = await world.people.team();
    const accountId = await account();
    const session = (workspaceId: string | null, usedAt: Date) =>
      world.database.query(
        `INSERT INTO session (id, account_id, workspace_id, secret_hash, device, created_at, used_at, signed_in_at, confirmed_at, expires_at)
         VALUES ($1, $2, $3, $4, '', now(), $5, now(), now(), now())`,
        [uuidV7.newId(), accountId, workspaceId, uuidV7.newId(), usedAt],
      );
    await session(own.ada.teamId, before(1));
    await session(null, before(2));
    await session(own.ada.teamId, before(8));
    await session(elsewhere, before(1));
    await world.database.query('INSERT INTO member_preference (member_id, team_id, preferences) VALUES ($1, $2, $3)', [
      own.ada.userId,
      own.ada.teamId,
      { theme: 'dark' },
    ]);
    await count();
    expect(await rows()).toMatchObject([{ sessions: 2, engagement_score: 10, theme: 'dark' }]);
  });

  it('counts nothing of other workspaces', async () => {
    const other = await Automated.open(world);
    await joined(other.ada, before(20));
    await highlight(before(1), other);
    await count();
    expect(await rows()).toMatchObject([{ highlights: 0 }]);
    expect(await rows(other.ada)).toEqual([]);
  });

  it('announces each member once a night, however often and at once it runs', async () => {
    let isFirst = true;
    const work: typeof world.work = Object.create(world.work);
    work.perform = async (teamId, step) => {
      const answer = await world.work.perform(teamId, step);
      // Another process counts after this one has read the members.
      if (isFirst) {
        isFirst = false;
        await count();
      }
      return answer;
    };
    const turn = { teamId: own.ada.teamId, day: DAY };
    await new CountActivityHandler(work, uuidV7, clock).execute(new CountActivity(turn));
    await Promise.all([count(), count()]);
    expect(await rows()).toHaveLength(1);
    expect(await announced()).toHaveLength(1);
    now = new Date(NIGHT.getTime() + 86_400_000);
    await count('2026-11-24');
    expect(await announced()).toHaveLength(2);
  });

  it('announces many members as a list', async () => {
    const many = Array.from({ length: 12 }, () => uuidV7.newId());
    await world.database.query(
      `INSERT INTO member (id, team_id, name, email, role, created_at)
       SELECT id, $2, 'Bo', id || '@example.org', 'CONTRIBUTOR', $3 FROM unnest($1::uuid[]) id`,
      [many, own.ada.teamId, before(20)],
    );
    await count();
    const events = await announced();
    expect(events.map(({ name, payload }) => [name, (payload['activityIds'] as string[]).length])).toEqual([
      ['users:activity', 13],
    ]);
  });

  it('has none for members who joined on the day or have left, and deletes it when a member leaves', async () => {
    const [ben, cleo] = [await colleague(), await colleague()];
    await joined(cleo, new Date(`${DAY}T00:00:00Z`));
    await world.database.query('UPDATE member SET workspace_admin = true WHERE id = $1', [own.ada.userId]);
    await count();
    expect([await rows(), await rows(ben), await rows(cleo)].map((found) => found.length)).toEqual([1, 1, 0]);
    await new RemoveMemberHandler(world.work, clock).execute(new RemoveMember(own.ada, ben.userId));
    expect(await rows(ben)).toEqual([]);
    now = new Date(NIGHT.getTime() + 86_400_000);
    await count('2026-11-24');
    expect([await rows(), await rows(ben), await rows(cleo)].map((found) => found.length)).toEqual([2, 0, 1]);
  });

  it('keeps reckonings for 30 days', async () => {
    await count();
    now = new Date(NIGHT.getTime() + 30 * 86_400_000);
    await count('2026-12-23');
    expect(await rows()).toHaveLength(2);
    now = new Date(NIGHT.getTime() + 31 * 86_400_000);
    await count('2026-12-24');
    expect((await rows()).map(({ day }) => day)).toEqual(['2026-12-23', '2026-12-24']);
  });

  it('starts a job for each workspace that is not counted, from two o’clock on', async () => {
    const mine = async () => (await due()).filter((teamId) => teamId === own.ada.teamId).length;
    expect(await mine()).toBe(1);
    await count();
    expect(await mine()).toBe(0);
    now = new Date('2026-11-24T01:59:00Z');
    expect(await mine()).toBe(0);
    now = new Date('2026-11-24T02:00:00Z');
    expect(await mine()).toBe(1);
    await world.database.query('UPDATE team SET deleted_at = now() WHERE id = $1', [own.ada.teamId]);
    expect(await mine()).toBe(0);
  });

  it('starts rules of admins once for each member, and none of others', async () => {
    const rarely = {
      type: 'Event',
      event: 'user:activity',
      rules: { combinator: 'AND', conditions: [{ field: 'user.engagementScore', operator: 'lessThan', value: 20 }] },
    } as const;
    const act = {
      actionType: 'sendNotification',
      parameters: { memberIds: [own.ada.userId], message: '{{user.name}}' },
      executionOrder: 1,
    } as const;
    await expect(own.create({ trigger: rarely, actions: [act] })).rejects.toMatchObject({ code: 'Forbidden' });
    const setAdmin = (isAdmin: boolean) =>
      world.database.query('UPDATE member SET workspace_admin = $2 WHERE id = $1', [own.ada.userId, isAdmin]);
    own.ada = { ...own.ada, workspaceAdmin: true };
    await setAdmin(true);
    await own.create({ trigger: rarely, actions: [act] });
    await own.create({ trigger: rarely, actions: [act] });
    const ben = await colleague();
    await count();
    const events = await delivered();
    for (const event of [...events, ...events]) await own.react(event);
    expect(await own.runs()).toHaveLength(4);
    await own.carryOut();
    expect(await own.last()).toMatchObject({ event: 'user:activity', objectType: null, state: 'DONE' });
    expect((await own.notifications())[0]!.message).toMatch(/./);
    await setAdmin(false);
    now = new Date(NIGHT.getTime() + 86_400_000);
    await count('2026-11-24');
    for (const event of await delivered()) await own.react(event);
    expect(await own.runs()).toHaveLength(4);
    expect(await rows(ben)).toHaveLength(2);
  });
});
