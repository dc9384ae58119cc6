import { PostgresAccessReader } from '../../adapters/postgres/unscoped/postgres-access-reader.ts';
import { PostgresProjectReader } from '../../adapters/postgres/projects/postgres-project-reader.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { DecideAccessRequest, DecideAccessRequestHandler } from './decide-access-request.ts';
import { RequestAccess, RequestAccessHandler } from './request-access.ts';
import { SetAccess, SetAccessHandler } from './set-access.ts';

const ALL = { limit: 1000, cursor: null };

let world: OpenStores;
let ada: Person;
let bob: Person;
let viewer: Person;
let stranger: Person;
let projectId: string;

const give = (person: Person, grant: SetAccess['wording']) =>
  new SetAccessHandler(world.work).execute(new SetAccess(person, { kind: 'project', id: projectId }, grant));
const to = (person: Person, level: SetAccess['wording']['level']) =>
  ({ kind: 'user', id: person.userId, level }) as const;
const level = async (person: Person) =>
  (await new PostgresProjectReader(world.reads).project(person, projectId))?.level;
const leave = (person: Person) =>
  world.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [person.userId]);
const manager = () => world.people.member(ada.teamId, 'MANAGER');

beforeAll(async () => {
  world = await openStores();
});
beforeEach(async () => {
  const team = await world.people.team();
  ada = await world.people.member(team);
  bob = await world.people.member(team);
  viewer = await world.people.member(team, 'VIEWER');
  stranger = await world.people.member(await world.people.team(), 'MANAGER', { workspaceAdmin: true });
  projectId = await world.people.project(ada);
});
afterAll(() => world.close());

describe('requests for access', () => {
  const ask = (person: Person, wording: Partial<RequestAccess['wording']> = {}) =>
    new RequestAccessHandler(world.work, uuidV7, systemClock).execute(
      new RequestAccess(person, { projectId, role: 'VIEWER', ...wording }),
    );
  const open = async (person: Person) => (await new PostgresAccessReader(world.reads).requests(person, ALL)).items;
  const decide = (person: Person, id: string, decision: DecideAccessRequest['decision']) =>
    new DecideAccessRequestHandler(world.work, systemClock).execute(new DecideAccessRequest(person, id, decision));
  const asked = async (person: Person, wording: Partial<RequestAccess['wording']> = {}) => {
    await ask(person, wording);
    const [found] = await world.database.query<{ id: string }>(
      `SELECT id FROM access_request WHERE requested_by = $1 AND state = 'PENDING'`,
      [person.userId],
    );
    return found!.id;
  };
  const HIDDEN = { code: 'NotFound', title: 'Access request not found' };

  it.each([
    ['VIEWER', undefined, 'READ'],
    ['CONTRIBUTOR', undefined, 'WRITE'],
    ['MANAGER', undefined, 'FULL'],
    ['MANAGER', 'VIEWER', 'READ'],
  ] as const)('for %s, granted as %s, give %s', async (role, granted, held) => {
    await decide(ada, await asked(bob, { role }), { granted: true, ...(granted ? { role: granted } : {}) });
    expect(await level(bob)).toBe(held);
    expect(await open(ada)).toEqual([]);
  });

  it('can be denied and repeated, and replace earlier ones, also when sent twice at once', async () => {
    await decide(ada, await asked(bob), { granted: false });
    expect(await level(bob)).toBeUndefined();
    await Promise.all([ask(bob, { message: 'One' }), ask(bob, { message: 'Two' })]);
    await ask(bob, { role: 'CONTRIBUTOR', message: 'Three' });
    expect(await open(ada)).toMatchObject([{ role: 'CONTRIBUTOR', message: 'Three' }]);
  });

  it('never lower access that was given meanwhile', async () => {
    const id = await asked(bob);
    await give(ada, to(bob, 'WRITE'));
    await decide(ada, id, { granted: true });
    expect(await level(bob)).toBe('WRITE');
  });

  it('say nothing about projects that are missing or of another team', async () => {
    for (const other of [await world.people.project(stranger), uuidV7.newId()])
      await expect(ask(bob, { projectId: other })).resolves.toBeUndefined();
    expect([await open(stranger), await open(ada)]).toEqual([[], []]);
  });

  it('are refused for levels that a viewer cannot have and for access held already', async () => {
    await expect(ask(viewer, { role: 'CONTRIBUTOR' })).rejects.toMatchObject({
      title: 'Viewers cannot hold more than READ',
    });
    await expect(ask(ada, { role: 'MANAGER' })).rejects.toMatchObject({ title: 'You already have this access' });
    expect(await open(ada)).toEqual([]);
  });

  it('are hidden from members who cannot answer them', async () => {
    const id = await asked(bob);
    for (const person of [bob, viewer, stranger, await manager()]) {
      expect(await open(person)).toEqual([]);
      await expect(decide(person, id, { granted: true })).rejects.toMatchObject(HIDDEN);
    }
    await give(ada, to(viewer, 'READ'));
    await expect(decide(viewer, id, { granted: true })).rejects.toMatchObject({ code: 'Forbidden' });
    expect(await level(bob)).toBeUndefined();
  });

  it('are answered by managers where nobody has full access, without the title, but never by themselves', async () => {
    const [mia, max] = [await manager(), await manager()];
    const id = await asked(bob);
    await leave(ada);
    expect(await open(mia)).toMatchObject([{ id, project: { id: projectId, title: '' } }]);
    await expect(decide(bob, id, { granted: true })).rejects.toMatchObject(HIDDEN);
    await decide(mia, id, { granted: true });
    expect([await level(bob), await level(mia)]).toEqual(['READ', undefined]);
    const own = await asked(mia, { role: 'MANAGER' });
    await expect(decide(mia, own, { granted: true })).rejects.toMatchObject(HIDDEN);
    await decide(max, own, { granted: true });
    expect(await level(mia)).toBe('FULL');
  });

  it('are answered once, also at once', async () => {
    const id = await asked(bob);
    const answers = await Promise.allSettled([decide(ada, id, { granted: true }), decide(ada, id, { granted: false })]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(decide(ada, id, { granted: true })).rejects.toMatchObject({
      title: 'This request was already answered',
    });
  });

  it('cannot be granted to a removed member', async () => {
    const id = await asked(bob);
    await leave(bob);
    expect(await open(ada)).toEqual([]);
    await expect(decide(ada, id, { granted: true })).rejects.toMatchObject({
      title: 'The person has left the workspace',
    });
  });
});
