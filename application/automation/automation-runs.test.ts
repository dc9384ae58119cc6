import type { NewAutomation } from '@evident/domain/automation';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, type Messages, openMessages } from '../../test/support/messages.ts';
import { until } from '../../test/support/waiting.ts';
import { CreateField } from '../fields/create-field.ts';
import { PublishInsight } from '../insights/publish-insight.ts';
import { GetNote } from '../notes/queries.ts';
import { ListNotifications } from '../notifications/queries.ts';
import { CreateAutomation, UpdateAutomation } from './automations.ts';
import { GetAutomation } from './queries.ts';
import { ListAutomationRuns } from './list-automation-runs.ts';

const contains = (field: string, value: string) => ({
  combinator: 'AND',
  conditions: [{ field, operator: 'contains', value }],
});
const churn = { type: 'Event', event: 'note:created', rules: contains('note.title', 'churn') } as const;

describe('the runs of an automation', () => {
  let world: Messages;
  let ada: Person;
  let ben: Person;
  let projectId: string;

  const notifying = (message: string, more: Partial<NewAutomation> = {}): NewAutomation => ({
    title: 'Churn signals',
    trigger: churn,
    actions: [{ actionType: 'sendNotification', parameters: { memberIds: [ada.userId], message }, executionOrder: 1 }],
    ...more,
  });
  const create = async (automation: NewAutomation, person = ada) =>
    (await world.ask(new CreateAutomation({ actor: person, automation }))).id;
  const get = (automationId: string, person = ada) => world.ask(new GetAutomation({ actor: person, automationId }));
  const update = (automationId: string, change: object, person = ada) =>
    world.ask(new UpdateAutomation({ actor: person, automationId, update: change, expected: null }));
  const runsOf = async (automationId: string) =>
    (await world.ask(new ListAutomationRuns({ actor: ada, automationId, page: FIRST_PAGE }))).items;
  const ended = async (automationId: string, count = 1) => {
    await until(async () => (await runsOf(automationId)).filter(({ state }) => state !== 'WAITING').length >= count);
    return runsOf(automationId);
  };
  const notifications = async (person = ada) =>
    (await world.ask(new ListNotifications(person, false, FIRST_PAGE))).items;

  beforeAll(async () => {
    world = await openMessages();
  });
  beforeEach(async () => {
    const team = await world.people.team();
    ada = await world.people.member(team);
    ben = await world.people.member(team);
    projectId = await world.people.project(ada);
  });
  afterAll(() => world.close());

  it('runs after an event that its rules match, and logs each condition and action', async () => {
    const automationId = await create(notifying('{{note.title}} in {{note.projectTitle}}'));
    await world.note(ada, projectId, { title: 'Praise' });
    const noteId = await world.note(ada, projectId, { title: 'Why they Churn' });
    const [run, ...others] = await ended(automationId);
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      event: 'note:created',
      objectType: 'NOTE',
      objectId: noteId,
      title: 'Why they Churn',
      state: 'DONE',
      conditions: [{ words: 'its title contains “churn”', met: true }],
      actions: [{ executionOrder: 1, actionType: 'sendNotification', state: 'DONE', reason: null }],
    });
    expect(await notifications()).toMatchObject([
      {
        kind: 'AUTOMATION',
        what: 'matched',
        by: null,
        message: expect.stringMatching(/^Why they Churn in ./),
        object: { id: noteId },
      },
    ]);
  });

  it('notifies no member who cannot see the object', async () => {
    const to = [ada.userId, ben.userId];
    const automationId = await create(
      notifying('', {
        actions: [{ actionType: 'sendNotification', parameters: { memberIds: to, message: 'New' }, executionOrder: 1 }],
      }),
    );
    await world.note(ada, projectId, { title: 'Churn' });
    await ended(automationId);
    const told = 'SELECT member_id AS id, message FROM notification WHERE team_id = $1';
    expect(await world.database.query(told, [ada.teamId])).toEqual([{ id: ada.userId, message: 'New' }]);
  });

  it('starts from no object that its owner cannot see', async () => {
    const automationId = await create(notifying('Seen'), ben);
    const own = await create(notifying('Seen'));
    await world.note(ada, projectId, { title: 'Churn' });
    await ended(own);
    const { items } = await world.ask(new ListAutomationRuns({ actor: ben, automationId, page: FIRST_PAGE }));
    expect(items).toEqual([]);
  });

  it('sets fields, moves and notifies in the order of its actions', async () => {
    const elsewhere = await world.people.project(ada);
    const fieldId = await world.ask(
      new CreateField(ada, projectId, { label: 'Topic', type: 'TEXT', objectType: 'NOTE' }),
    );
    const automationId = await create({
      title: 'Sort',
      trigger: churn,
      actions: [
        { actionType: 'moveToProject', parameters: { projectId: elsewhere }, executionOrder: 9 },
        { actionType: 'setField', parameters: { fieldId, text: 'About {{note.title}}' }, executionOrder: 2 },
      ],
    });
    const noteId = await world.note(ada, projectId, { title: 'Churn' });
    const [run] = await ended(automationId);
    expect(run!.actions.map(({ actionType, state, reason }) => [actionType, state, reason])).toEqual([
      ['setField', 'DONE', null],
      ['moveToProject', 'DONE', null],
    ]);
    expect((await world.ask(new GetNote(ada, noteId))).projectId).toBe(elsewhere);
  });

  it('leaves later actions out after a failed one, or goes on as it says', async () => {
    const actions = [
      { actionType: 'sendToSlack', parameters: { channel: '#research', message: 'Hi' }, executionOrder: 1 },
      { actionType: 'sendNotification', parameters: { memberIds: [ada.userId], message: 'Hi' }, executionOrder: 2 },
    ] as const;
    const stops = await create({ title: 'Stops', trigger: churn, actions: [...actions] });
    const goesOn = await create({ title: 'Goes on', trigger: churn, actions: [...actions], onFailure: 'CONTINUE' });
    await world.note(ada, projectId, { title: 'Churn' });
    const outcomes = async (id: string) => {
      const [run] = await ended(id);
      return [run!.state, ...run!.actions.map(({ state, reason }) => [state, reason])];
    };
    const refused = ['FAILED', 'Slack is not connected. An admin connects it in the settings.'];
    expect(await outcomes(stops)).toEqual(['FAILED', refused, ['LEFT_OUT', null]]);
    expect(await outcomes(goesOn)).toEqual(['FAILED', refused, ['DONE', null]]);
  });

  it('is stopped after five failed runs in a row, and notifies its owner', async () => {
    const automationId = await create({
      title: 'Fails',
      trigger: churn,
      actions: [{ actionType: 'sendToSlack', parameters: { channel: '#a', message: 'Hi' }, executionOrder: 1 }],
    });
    for (let n = 1; n <= 5; n += 1) {
      await world.note(ada, projectId, { title: `Churn ${n}` });
      await ended(automationId, n);
    }
    const reason = 'It failed 5 times in a row. Slack is not connected. An admin connects it in the settings.';
    expect(await get(automationId)).toMatchObject({ active: false, stoppedReason: reason });
    expect(await notifications()).toMatchObject([{ what: 'stopped', automationId, message: `“Fails”: ${reason}` }]);
    await update(automationId, { active: true });
    expect(await get(automationId)).toMatchObject({ active: true, stoppedReason: null });
  });

  it('runs after a publication', async () => {
    const automationId = await create(
      notifying('{{insight.title}}', {
        trigger: { type: 'Event', event: 'insight:published', rules: contains('insight.title', 'pay') },
      }),
    );
    const insightId = await world.insight(ada, projectId, { title: 'They pay late' });
    await world.ask(new PublishInsight(ada, insightId, true));
    expect(await ended(automationId)).toMatchObject([{ objectType: 'INSIGHT', objectId: insightId, state: 'DONE' }]);
  });
});
