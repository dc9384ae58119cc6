import type { NewAutomation } from '@evident/domain/automation';
import type { Person } from '../../test/support/known-people.ts';
import {
  FIRST_PAGE,
  FORBIDDEN,
  INVALID,
  type Messages,
  NOT_FOUND,
  UNPROCESSABLE,
  openMessages,
} from '../../test/support/messages.ts';
import { until } from '../../test/support/waiting.ts';
import { CountActivity } from './count-activity.ts';
import { CreateAutomation, DeleteAutomation, UpdateAutomation } from './automations.ts';
import { GetAutomation, ListAutomations } from './queries.ts';
import { ListAutomationRuns } from './list-automation-runs.ts';
import { ListRuleEvents } from './list-rule-events.ts';
import { TryAutomation } from './try-automation.ts';

const contains = (field: string, value: string) => ({
  combinator: 'AND',
  conditions: [{ field, operator: 'contains', value }],
});
const churn = { type: 'Event', event: 'note:created', rules: contains('note.title', 'churn') } as const;
const weekly = { type: 'Cron', cronExpression: '0 9 * * 1', timezone: 'Europe/Berlin' } as const;

describe('an automation', () => {
  let world: Messages;
  let ada: Person;
  let ben: Person;
  let admin: Person;
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
    (await world.ask(new ListAutomationRuns({ actor: admin, automationId, page: FIRST_PAGE }))).items;

  beforeAll(async () => {
    world = await openMessages();
  });
  beforeEach(async () => {
    const team = await world.people.team();
    ada = await world.people.member(team);
    ben = await world.people.member(team);
    admin = await world.people.member(team, 'CONTRIBUTOR', { workspaceAdmin: true });
    projectId = await world.people.project(ada);
  });
  afterAll(() => world.close());

  it('is seen by its owner and admins; only its owner changes it, and admins pause and delete it', async () => {
    const automationId = await create(notifying('Hi'));
    const listed = async (person: Person) =>
      (await world.ask(new ListAutomations({ actor: person, page: FIRST_PAGE }))).items.map(({ id, own }) => [id, own]);
    expect([await listed(ada), await listed(ben), await listed(admin)]).toEqual([
      [[automationId, true]],
      [],
      [[automationId, false]],
    ]);
    await world.refused(new GetAutomation({ actor: ben, automationId }), NOT_FOUND);
    await world.refused(
      new UpdateAutomation({ actor: ben, automationId, update: { active: false }, expected: null }),
      NOT_FOUND,
    );
    await world.refused(
      new UpdateAutomation({ actor: admin, automationId, update: { title: 'Mine' }, expected: null }),
      FORBIDDEN,
    );
    await update(automationId, { active: false }, admin);
    expect((await get(automationId)).active).toBe(false);
    const undoId = await world.ask(new DeleteAutomation({ actor: admin, automationId }));
    await world.refused(new GetAutomation({ actor: ada, automationId }), NOT_FOUND);
    await world.undo(admin, undoId);
    expect(await get(automationId)).toMatchObject({ owner: { id: ada.userId }, active: false });
  });

  it('reads as a sentence', async () => {
    const automationId = await create(notifying('Hi'));
    expect((await get(automationId)).sentence).toBe(
      'When a note is created and its title contains “churn”, notify Ada.',
    );
  });

  it('has a next time if it has a schedule, which pausing removes and undoing brings back', async () => {
    const automationId = await create(notifying('{{rule.title}} of {{rule.date}}', { trigger: weekly }));
    const { nextRunAt } = await get(automationId);
    expect(new Date(nextRunAt!).getTime()).toBeGreaterThan(Date.now());
    const undoId = await update(automationId, { active: false });
    expect((await get(automationId)).nextRunAt).toBeNull();
    await world.undo(ada, undoId);
    expect(await get(automationId)).toMatchObject({ active: true, nextRunAt });
  });

  it.each<[string, (own: NewAutomation) => object, object]>([
    ['a schedule that runs too often', () => ({ trigger: { ...weekly, cronExpression: '*/2 * * * *' } }), INVALID],
    ['an expression that is none', () => ({ trigger: { ...weekly, cronExpression: 'every day at' } }), INVALID],
    ['an unknown time zone', () => ({ trigger: { ...weekly, timezone: 'Mars/Olympus' } }), INVALID],
    [
      'an unknown name in a message',
      ({ actions: [action] }) => ({
        actions: [{ ...action, parameters: { ...action!.parameters, message: '{{insight.title}}' } }],
      }),
      INVALID,
    ],
    [
      'an action without its object',
      () => ({
        trigger: weekly,
        actions: [{ actionType: 'startSummary', parameters: {}, executionOrder: 1 }],
      }),
      INVALID,
    ],
    [
      'a stranger',
      ({ actions: [action] }) => ({
        actions: [{ ...action, parameters: { message: 'Hi', memberIds: ['0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f'] } }],
      }),
      UNPROCESSABLE,
    ],
  ])('is refused with %s', async (_, change, refusal) => {
    const own = notifying('Hi');
    await world.refused(new CreateAutomation({ actor: ada, automation: { ...own, ...change(own) } }), refusal);
  });

  it('keeps actions that fit its event only', async () => {
    const automationId = await create(notifying('{{note.title}}'));
    const trigger = { ...churn, event: 'project:created', rules: contains('project.name', 'churn') };
    await expect(update(automationId, { trigger })).rejects.toMatchObject(INVALID);
  });

  it('on the activity of members is for admins, who try it on the reckonings that are kept', async () => {
    const conditions = [{ field: 'user.notesRead', operator: 'equal', value: 0 }];
    const activity = { type: 'Event', event: 'user:activity', rules: { combinator: 'AND', conditions } } as const;
    const own = await create(notifying('Hi'));
    await world.refused(
      new CreateAutomation({ actor: ada, automation: notifying('Hi', { trigger: activity }) }),
      FORBIDDEN,
    );
    await world.refused(
      new UpdateAutomation({ actor: ada, automationId: own, update: { trigger: activity }, expected: null }),
      FORBIDDEN,
    );
    await world.refused(new TryAutomation({ actor: ada, request: { trigger: activity } }), FORBIDDEN);
    const of = (automationId: string) => get(automationId, admin);
    const automationId = await create(notifying('{{user.name}}', { trigger: activity }), admin);
    expect((await of(automationId)).sentence).toBe(
      'When the activity of a member is counted and its number of notes read is 0, notify Ada.',
    );
    await world.database.query(`UPDATE member SET created_at = now() - interval '2 days' WHERE id = $1`, [ada.userId]);
    await world.ask(new CountActivity({ teamId: ada.teamId, day: new Date().toISOString().slice(0, 10) }));
    const tried = await world.ask(new TryAutomation({ actor: admin, request: { trigger: activity } }));
    expect(tried).toMatchObject({ looked: 1, matched: 1, objects: [{ title: 'Ada', matched: true }] });
    await until(async () => (await runsOf(automationId)).some(({ state }) => state === 'DONE'));
    expect(await runsOf(automationId)).toMatchObject([{ title: 'Ada', objectType: null, event: 'user:activity' }]);
  });

  it('shows in a dry run which objects of the last days match, and runs nothing', async () => {
    await world.note(ada, projectId, { title: 'Praise' });
    const noteId = await world.note(ada, projectId, { title: 'Churn' });
    const tried = await world.ask(new TryAutomation({ actor: ada, request: { trigger: churn } }));
    expect(tried).toMatchObject({
      looked: 2,
      matched: 1,
      objects: [
        { objectId: noteId, matched: true, conditions: [{ met: true }] },
        { title: 'Praise', matched: false, conditions: [{ words: 'its title contains “churn”', met: false }] },
      ],
    });
    const ofBen = await world.ask(new TryAutomation({ actor: ben, request: { trigger: churn } }));
    expect(ofBen).toMatchObject({ looked: 0, objects: [] });
    const schedule = await world.ask(new TryAutomation({ actor: ada, request: { trigger: weekly } }));
    expect(schedule.times.length).toBe(schedule.matched);
  });

  it('can follow the events of the catalogue, which says what does not happen yet', async () => {
    const { events } = await world.ask(new ListRuleEvents({ actor: ada }));
    expect(events.every(({ happens }) => happens)).toBe(true);
    expect(events.filter(({ adminsOnly }) => adminsOnly).map(({ event }) => event)).toEqual(['user:activity']);
  });

  it('takes the language of search in place of rules, with the names that its owner sees', async () => {
    const trigger = (query: string, more: object = {}) =>
      ({ type: 'Event', event: 'note:created', query, ...more }) as const;
    await world.database.query(`UPDATE project SET title = 'Onboarding' WHERE id = $1`, [projectId]);
    const id = await create(notifying('Hi', { trigger: trigger('title:churn (in:onboarding OR -author:me)') }));
    const rules = {
      combinator: 'AND',
      conditions: [
        { field: 'note.title', operator: 'contains', value: 'churn' },
        {
          combinator: 'OR',
          conditions: [
            { field: 'note.projectId', operator: 'in', value: [projectId] },
            { field: 'note.createdBy', operator: 'notIn', value: [ada.userId] },
          ],
        },
      ],
    };
    expect((await get(id)).trigger).toEqual({ type: 'Event', event: 'note:created', rules });
    await update(id, { trigger: trigger('is:ai OR title:"price list"') });
    expect((await get(id)).trigger).toMatchObject({
      rules: { combinator: 'OR', conditions: [{}, { value: 'price list' }] },
    });
    const tried = await world.ask(new TryAutomation({ actor: ada, request: { trigger: trigger('title:churn') } }));
    expect(tried.matched).toBe(0);
    for (const query of [
      'churn',
      '',
      'sort:newest',
      'in:nowhere',
      'title:a OR churn',
      'title:a churn',
      'title:a sort:newest',
      '(tag:a OR title:b)',
      '-title:a',
    ])
      await expect(create(notifying('Hi', { trigger: trigger(query) }))).rejects.toMatchObject(INVALID);
    const inUnseen = create(notifying('Hi', { trigger: trigger('in:onboarding') }), ben);
    await expect(inUnseen).rejects.toMatchObject({ advice: expect.stringMatching(/^in:onboarding: No project/) });
    await expect(create(notifying('Hi', { trigger: trigger('title:a', { rules }) }))).rejects.toMatchObject(INVALID);
  });
});
