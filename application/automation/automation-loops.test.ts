import { Automated, later } from '../../test/builders/automated.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';

describe('automations that lead to each other', () => {
  let world: OpenStores;
  let own: Automated;

  beforeAll(async () => {
    world = await openStores();
  });
  beforeEach(async () => {
    own = await Automated.open(world);
  });
  afterAll(() => world.close());

  it('starts no rule from an event that more than three rules in a row led to, and logs why', async () => {
    await own.create();
    await own.deliver('1', later(1), 3);
    await own.deliver('2', later(1), 4);
    const [started, refused] = await own.runs();
    expect(started).toMatchObject({ occasion: '1', depth: 3, state: 'WAITING' });
    expect(refused).toMatchObject({
      occasion: '2',
      depth: 4,
      state: 'FAILED',
      reason: 'It was not started, because 4 automations in a row led to this event.',
      conditions: [{ met: true }],
      actions: [],
    });
    const names = (await world.events(own.ada.teamId)).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('automation:run-'))).toEqual([
      'automation:run-requested',
      'automation:run-ended',
    ]);
    await own.runner.run({ payload: { teamId: own.ada.teamId, runId: started!.id } });
    expect(own.depths).toEqual([4]);
  });

  it('stops a rule that starts more than 500 times within an hour, and notifies its owner', async () => {
    const automationId = await own.create();
    const started = (count: number, minute: number, occasion = '') =>
      world.database.query(
        `INSERT INTO automation_run (id, team_id, automation_id, occasion, state, conditions, actions, created_at)
         SELECT gen_random_uuid(), $1, $2, $3 || $4 || '-' || n, 'DONE', '[]', '[]', $5 FROM generate_series(1, $6) n`,
        [own.ada.teamId, automationId, occasion, minute, later(minute), count],
      );
    await started(100, 1);
    await started(400, 60);
    await started(200, 60, 'import:');
    own.now = later(62);
    for (const id of ['1', '2']) await own.deliver(id);
    await own.carryOut();
    expect(await own.last()).toMatchObject({ occasion: '2', state: 'DONE' });
    expect(await own.automation(automationId)).toMatchObject({ active: true });
    await started(98, 63);
    own.now = later(64);
    await own.deliver('3');
    await own.carryOut();
    const reason =
      'It started more than 500 times within an hour. Check whether something that it does starts it again.';
    expect(await own.automation(automationId)).toMatchObject({ active: false, stoppedReason: reason });
    expect(await own.last()).toMatchObject({ occasion: '3', state: 'FAILED', reason, actions: [] });
    expect(await own.notifications()).toEqual([{ message: `“Churn”: ${reason}`, what: 'stopped' }]);
    await own.resume(automationId);
    own.now = later(65);
    await own.deliver('4');
    await own.carryOut();
    expect(await own.last()).toMatchObject({ occasion: '4', state: 'DONE' });
  });
});
