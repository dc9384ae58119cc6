import { refuse } from '@evident/domain/kernel';
import { nodeSecrets } from '../../adapters/crypto/secrets.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { Automated, hourly, later, notice, summary } from '../../test/builders/automated.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import type { Addresses } from '../identity/index.ts';
import type { Mail } from '../mail/index.ts';
import { SendAutomationMail, SendAutomationMailHandler } from './send-automation-mail.ts';

describe('carrying out automations', () => {
  let world: OpenStores;
  let own: Automated;
  const outcomes = async () => (await own.last()).actions.map(({ state }) => state);

  beforeAll(async () => {
    world = await openStores();
  });
  beforeEach(async () => {
    own = await Automated.open(world);
  });
  afterAll(() => world.close());

  it('starts each rule once for an event, however often and at once it is delivered', async () => {
    await own.create();
    await own.create();
    await Promise.all([own.deliver('1'), own.deliver('1')]);
    await own.deliver('1');
    expect((await own.runs()).map(({ occasion }) => occasion)).toEqual(['1', '1']);
    const requested = (await world.events(own.ada.teamId)).filter(({ name }) => name === 'automation:run-requested');
    expect(requested.map(({ payload }) => payload['runId']).toSorted()).toEqual(
      (await own.runs()).map(({ id }) => id).toSorted(),
    );
    await own.deliver('2');
    expect(await own.runs()).toHaveLength(4);
  });

  it('starts a rule once for each note of an import that matches', async () => {
    await own.create();
    const other = await own.note('Praise');
    await own.deliverImport('7', [own.noteId, other]);
    await own.deliverImport('7', [own.noteId, other]);
    expect((await own.runs()).map(({ occasion, objectId }) => [occasion, objectId])).toEqual([
      [`7:${own.noteId}`, own.noteId],
    ]);
  });

  it('starts no rule from what happened before the rule', async () => {
    await own.create();
    await own.deliver('1', later(-1));
    expect(await own.runs()).toEqual([]);
  });

  it('starts no paused rule, and does not run one that was paused meanwhile', async () => {
    const automationId = await own.create();
    await own.deliver('1');
    await own.pause(automationId);
    await own.deliver('2');
    expect(await own.runs()).toHaveLength(1);
    await own.carryOut();
    expect(await own.last()).toMatchObject({ state: 'FAILED', reason: 'It was paused.', actions: [] });
    expect(own.carriedOut).toEqual([]);
  });

  it('carries out nothing again for a repeated job', async () => {
    await own.create({ actions: [summary(1), summary(2)] });
    await own.deliver('1');
    const payload = await own.turn();
    await own.runner.run({ payload });
    await own.runner.run({ payload });
    expect(own.carriedOut).toEqual([1, 2].map((order) => `automation:${payload.runId}:${order}`));
    expect(await outcomes()).toEqual(['DONE', 'DONE']);
  });

  it('goes on after an interruption with the action that was interrupted, under the same key', async () => {
    await own.create({ actions: [summary(1), summary(2)] });
    await own.deliver('1');
    own.fail = () => {
      if (own.carriedOut.length === 1) throw new Error('killed');
    };
    await expect(own.carryOut()).rejects.toThrow('killed');
    expect(await outcomes()).toEqual(['DONE']);
    own.fail = () => undefined;
    await own.carryOut();
    expect(own.carriedOut).toHaveLength(2);
    expect(await own.last()).toMatchObject({ state: 'DONE', reason: null });
  });

  it('tries an action again while its service cannot be reached', async () => {
    await own.create({ actions: [summary(1)] });
    await own.deliver('1');
    own.fail = () => refuse('Unavailable', 'Slack cannot be reached', 'Answer 503');
    await expect(own.carryOut()).rejects.toMatchObject({ code: 'Unavailable' });
    const reason = 'Slack cannot be reached. Answer 503';
    expect(await own.last()).toMatchObject({ state: 'WAITING', reason, actions: [] });
    own.fail = () => undefined;
    await own.carryOut();
    expect(await own.last()).toMatchObject({ state: 'DONE', reason: null });
  });

  it('says why the last try failed when it gives up, of that action only', async () => {
    await own.create({ actions: [summary(1), summary(2)], onFailure: 'CONTINUE' });
    await own.deliver('1');
    own.fail = () => refuse('Unavailable', 'Slack cannot be reached');
    await expect(own.carryOut()).rejects.toMatchObject({ code: 'Unavailable' });
    await own.runner.giveUp(await own.turn());
    await own.runner.giveUp(await own.turn());
    const gaveUp = 'It could not be carried out, also after several tries.';
    expect((await own.last()).actions.map(({ reason }) => reason)).toEqual([
      `${gaveUp} Slack cannot be reached`,
      gaveUp,
    ]);
  });

  it('notifies once, also if it is killed before it is known', async () => {
    await own.create({ actions: [notice(own.ada, 'Hi'), summary(2)] });
    await own.deliver('1');
    await own.carryOut();
    const { runId } = await own.turn();
    await world.database.query(`UPDATE automation_run SET state = 'WAITING', actions = '[]' WHERE id = $1`, [runId]);
    await own.carryOut();
    expect(await own.notifications()).toMatchObject([{ message: 'Hi' }]);
  });

  it('mails members who see the object, and only current ones', async () => {
    const stranger = await world.people.member(own.ada.teamId);
    const former = await world.people.member(own.ada.teamId, 'CONTRIBUTOR', { workspaceAdmin: true });
    const memberIds = [own.ada, stranger, former].map(({ userId }) => userId);
    const parameters = { memberIds, subject: 'New:\n{{note.title}}', message: 'Read\n{{note.title}}' };
    await own.create({ actions: [{ actionType: 'sendMail', parameters, executionOrder: 1 }] });
    await world.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [former.userId]);
    await own.deliver('1');
    await own.carryOut();
    const mail = { teamId: own.ada.teamId, memberId: own.ada.userId, title: 'Churn' };
    expect(own.mails).toEqual([{ ...mail, subject: 'New: Churn', text: 'Read\nChurn' }]);
  });

  it('mails what a rule says, with its name', async () => {
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: async () => undefined };
    const addresses = { workspace: (_: string, path: string) => `https://acme.example.org${path}` } as Addresses;
    const { teamId, userId: memberId } = own.ada;
    const mail = { teamId, memberId, title: 'Churn', subject: 'New', text: 'Read' };
    const handler = new SendAutomationMailHandler(world.work, mailer, addresses, nodeSecrets, systemClock);
    await handler.execute(new SendAutomationMail(mail));
    await world.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [memberId]);
    await handler.execute(new SendAutomationMail(mail));
    const text = 'Read\n\nSent by the automation “Churn” in Team.\nhttps://acme.example.org/automations\n';
    expect(sent).toEqual([{ to: `${memberId}@example.org`, subject: 'New', text }]);
  });

  it.each([
    ['STOP', ['FAILED', 'LEFT_OUT'], 0],
    ['CONTINUE', ['FAILED', 'DONE'], 1],
  ] as const)(
    'gives up an action that cannot be carried out, and then does as the rule says: %s',
    async (onFailure, expected, others) => {
      await own.create({ actions: [summary(1), summary(2)], onFailure });
      await own.deliver('1');
      await own.runner.giveUp(await own.turn());
      if (others > 0) await own.carryOut();
      expect(await outcomes()).toEqual(expected);
      expect(own.carriedOut).toHaveLength(others);
      expect(await own.last()).toMatchObject({
        state: 'FAILED',
        reason: 'It could not be carried out, also after several tries.',
      });
    },
  );

  it('runs again what an admin starts again, without the actions that were done', async () => {
    await own.create({ actions: [summary(1), summary(2)], onFailure: 'CONTINUE' });
    await own.deliver('1');
    own.fail = () => (own.carriedOut.length === 1 ? refuse('InvalidOperation', 'Full', 'Delete some.') : undefined);
    await own.carryOut();
    expect(await own.last()).toMatchObject({ state: 'FAILED', reason: 'Full. Delete some.' });
    own.fail = () => undefined;
    await own.runner.startAgain(await own.turn());
    await own.carryOut();
    expect(own.carriedOut.map((key) => key.at(-1))).toEqual(['1', '2']);
    expect(await own.last()).toMatchObject({ state: 'DONE', reason: null });
  });

  it('stops the rule of a member who left, before a run and at an event', async () => {
    const [one, other] = [
      await own.create(),
      await own.create({
        trigger: hourly,
        actions: [notice(own.ada, 'Hi')],
      }),
    ];
    own.now = later(61);
    await own.startDue();
    await world.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [own.ada.userId]);
    await own.carryOut();
    await own.deliver('1');
    const stopped = { active: false, nextRunAt: null, stoppedReason: 'Its owner has left the workspace.' };
    expect([await own.automation(one), await own.automation(other)]).toMatchObject([stopped, stopped]);
    expect(own.carriedOut).toEqual([]);
  });

  it('ends without a failure of the rule if its object is gone', async () => {
    const automationId = await own.create();
    await own.deliver('1');
    await world.database.query('DELETE FROM note WHERE id = $1', [own.noteId]);
    await own.carryOut();
    expect(await own.last()).toMatchObject({ state: 'FAILED', reason: expect.stringMatching(/^Its object is gone/) });
    expect((await own.automation(automationId)).failures).toBe(0);
  });

  it('ends if the rule was deleted meanwhile', async () => {
    const automationId = await own.create();
    await own.deliver('1');
    await world.work.perform(own.ada.teamId, ({ automations }) => automations.remove(automationId));
    await own.carryOut();
    expect(await own.last()).toMatchObject({ state: 'FAILED', reason: 'The automation was deleted.' });
  });

  it('starts a schedule once for each of its times, and makes up for missed ones with one run', async () => {
    const automationId = await own.create({ trigger: hourly, actions: [notice(own.ada, '{{rule.date}}')] });
    await own.startDue();
    expect(await own.runs()).toEqual([]);
    own.now = later(60);
    await Promise.all([own.startDue(), own.startDue()]);
    expect(await own.runs()).toMatchObject([
      { dueAt: later(60), occasion: `at:${later(60).toISOString()}`, event: null },
    ]);
    own.now = later(60 * 5 + 1);
    await own.startDue();
    await own.startDue();
    expect(await own.runs()).toHaveLength(2);
    expect((await own.automation(automationId)).nextRunAt).toEqual(later(60 * 6));
    await own.carryOut();
    expect(await own.last()).toMatchObject({ state: 'DONE' });
    expect(await own.notifications()).toEqual([{ message: '2026-11-23', what: 'ran' }]);
  });

  it('deletes runs that are older than 90 days', async () => {
    await own.create();
    await own.deliver('1');
    await own.carryOut();
    own.now = later(91 * 24 * 60);
    await own.deliver('2');
    await own.carryOut();
    expect((await own.runs()).map(({ occasion }) => occasion)).toEqual(['2']);
  });
});
