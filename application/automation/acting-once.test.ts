import type { NewAutomation, RuleEvent } from '@evident/domain/automation';
import { BusActions } from '../../api/automation/bus-actions.ts';
import { INSIGHTS } from '../../api/insights/insights.module.ts';
import { Bus } from '../../api/kernel/bus.ts';
import { REPEATED_REQUESTS } from '../../api/kernel/kernel.module.ts';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, FORBIDDEN, type Messages, NOT_FOUND, openMessages } from '../../test/support/messages.ts';
import { until } from '../../test/support/waiting.ts';
import type { RepeatedRequests } from '../kernel/repeated-request.ts';
import { CreateField } from '../fields/create-field.ts';
import { UploadFile } from '../files/upload-file.ts';
import { PublishInsight } from '../insights/publish-insight.ts';
import { StartImport } from '../imports/start-import.ts';
import { GetNote } from '../notes/queries.ts';
import { CreateProject } from '../projects/create-project.ts';
import { ListUndo } from '../undo/queries.ts';
import { CreateAutomation } from './automations.ts';
import { ListAutomationRuns } from './list-automation-runs.ts';

describe('the actions of automations', () => {
  let world: Messages;
  let actions: BusActions;
  let ada: Person;
  let projectId: string;
  let elsewhere: string;
  let noteId: string;

  const always = (event: RuleEvent, field: string): NewAutomation['trigger'] => ({
    type: 'Event',
    event,
    rules: { combinator: 'AND', conditions: [{ field, operator: 'after', value: '2000-01-01' }] },
  });
  const notify = () =>
    ({ actionType: 'sendNotification', parameters: { memberIds: [ada.userId], message: 'Hi' } }) as const;
  const create = async (
    trigger: NewAutomation['trigger'],
    ...steps: Pick<NewAutomation['actions'][number], 'actionType' | 'parameters'>[]
  ) => {
    const inOrder = steps.map((step, at) => ({ ...step, executionOrder: at + 1 }));
    const automation = { title: 'Rule', trigger, actions: inOrder, onFailure: 'CONTINUE' } as const;
    return (await world.ask(new CreateAutomation({ actor: ada, automation: { ...automation, actions: inOrder } }))).id;
  };
  const runsOf = async (automationId: string) =>
    (await world.ask(new ListAutomationRuns({ actor: ada, automationId, page: FIRST_PAGE }))).items;
  const ended = async (automationId: string) => {
    await until(async () => (await runsOf(automationId))[0]?.endedAt != null);
    return runsOf(automationId);
  };
  const actionsWith = (requests: RepeatedRequests) =>
    new BusActions(world.app.get(Bus), requests, world.app.get(INSIGHTS.token, { strict: false }));
  const move = (key: string, actor = ada, depth = 1) =>
    actions.carryOut(
      actor,
      { key, depth },
      { type: 'NOTE', id: noteId, projectId },
      {
        actionType: 'moveToProject',
        parameters: { projectId: elsewhere },
        executionOrder: 1,
      },
    );
  const moves = async () =>
    (
      await world.database.query('SELECT FROM undo_entry WHERE team_id = $1 AND kind = $2', [
        ada.teamId,
        'objects:moved',
      ])
    ).length;

  beforeAll(async () => {
    world = await openMessages();
  });
  beforeEach(async () => {
    actions = actionsWith(world.app.get(REPEATED_REQUESTS.token));
    ada = await world.people.member(await world.people.team());
    [projectId, elsewhere] = [await world.people.project(ada), await world.people.project(ada)];
    noteId = await world.note(ada, projectId, { title: 'Churn', markdown: 'They leave because of the price.' });
  });
  afterAll(() => world.close());

  it('take effect once for each key, also if the process ended before the answer was stored', async () => {
    await move('1');
    await move('1');
    expect(await moves()).toBe(1);
    await world.database.query(
      `UPDATE idempotency_key SET status = NULL, created_at = now() - interval '3 minutes' WHERE actor_id = $1 AND key = '1'`,
      [ada.userId],
    );
    await move('1');
    expect(await moves()).toBe(1);
  });

  it('announce their events one deeper than their run', async () => {
    const requests = world.app.get<RepeatedRequests>(REPEATED_REQUESTS.token);
    const depths: unknown[] = [];
    const during: RepeatedRequests['during'] = (request, work) => {
      depths.push(request.depth);
      return requests.during(request, work);
    };
    actions = actionsWith(Object.create(requests, { during: { value: during } }));
    await move('1', ada, 3);
    expect(depths).toEqual([3]);
  });

  it('are tried again later while an earlier try may still be at work', async () => {
    await move('1');
    await world.database.query(`UPDATE idempotency_key SET status = NULL WHERE actor_id = $1 AND key = '1'`, [
      ada.userId,
    ]);
    await expect(move('1')).rejects.toThrow('An earlier try of this action may still be at work');
    expect(await moves()).toBe(1);
  });

  it('are refused like the operations of the member, and can be tried again then', async () => {
    const stranger = await world.people.member(ada.teamId);
    await expect(move('1', stranger)).rejects.toMatchObject(NOT_FOUND);
    await expect(move('2', { ...ada, scopes: ['read'] })).rejects.toMatchObject(FORBIDDEN);
    await move('2');
    expect((await world.ask(new GetNote(ada, noteId))).projectId).toBe(elsewhere);
  });

  it('have nothing to do for a note that is in the project already', async () => {
    elsewhere = projectId;
    await move('1');
    expect(await moves()).toBe(0);
  });

  it('start no rule: none of them announces an event that rules follow', async () => {
    const fieldId = await world.ask(
      new CreateField(ada, projectId, { label: 'Topic', type: 'TEXT', objectType: 'NOTE' }),
    );
    const all = await create(
      always('note:created', 'note.createdAt'),
      { actionType: 'setField', parameters: { fieldId, text: 'Churn' } },
      notify(),
      { actionType: 'sendMail', parameters: { memberIds: [ada.userId], subject: 'Hi', message: 'Hi' } },
      { actionType: 'startSummary', parameters: {} },
      { actionType: 'moveToProject', parameters: { projectId: elsewhere } },
    );
    const others = [
      await create(always('insight:published', 'insight.createdAt'), notify()),
      await create(always('dataset:created', 'dataset.createdAt'), notify()),
    ];
    const markdown =
      'They leave because of the price, and because nobody answered their questions for weeks on end. Then a competitor called them and offered the same for half of it.';
    await world.note(ada, projectId, { title: 'Churn', markdown });
    const [run] = await ended(all);
    expect(run!.actions.map(({ state, reason }) => [state, reason])).toEqual(
      Array.from({ length: 5 }, () => ['DONE', null]),
    );
    // Its events are delivered after all that the run announced.
    const last = await create(always('project:created', 'project.createdAt'), notify());
    await world.ask(new CreateProject(ada, { title: 'Last' }));
    await ended(last);
    expect(await Promise.all([all, ...others, last].map(async (id) => (await runsOf(id)).length))).toEqual([
      1, 0, 0, 1,
    ]);
  });

  it('tag the highlights of the project that are evidence of a published insight, as one change', async () => {
    const { tagIds } = await world.tags(ada, projectId, ['Price']);
    const highlightId = await world.highlight(ada, noteId, 'because of the price');
    const apart = await world.note(ada, elsewhere, { title: 'Apart', markdown: 'Elsewhere, they stay.' });
    const otherId = await world.highlight(ada, apart, 'they stay');
    const insightId = await world.insight(ada, projectId, { title: 'Price', evidence: [highlightId, otherId] });
    const rule = await create(always('insight:published', 'insight.createdAt'), {
      actionType: 'applyTag',
      parameters: { tagId: tagIds[0]! },
    });
    await world.ask(new PublishInsight(ada, insightId, true));
    expect(await ended(rule)).toMatchObject([{ state: 'DONE' }]);
    const tagged = () =>
      world.database.query('SELECT highlight_id AS id FROM highlight_tag WHERE tag_id = $1', [tagIds[0]]);
    expect(await tagged()).toEqual([{ id: highlightId }]);
    const [undo] = (await world.ask(new ListUndo(ada, FIRST_PAGE))).items.filter(
      ({ label }) => label === 'Tagged 1 highlight',
    );
    await world.undo(ada, undo!.undoId);
    expect(await tagged()).toEqual([]);
  });

  it('run after an import, once for all of its notes, and once for each note', async () => {
    const imported = { field: 'note.imported', operator: 'equal', value: true };
    const forEach = await create(
      { type: 'Event', event: 'note:created', rules: { combinator: 'AND', conditions: [imported] } },
      notify(),
    );
    const automationId = await create(
      {
        type: 'Event',
        event: 'dataset:created',
        rules: { combinator: 'AND', conditions: [{ field: 'dataset.noteCount', operator: 'greaterThan', value: 1 }] },
      },
      notify(),
    );
    const bytes = (async function* () {
      yield Buffer.from('title,text\nOne,They pay late and often complain\nTwo,They never pay in time at all\n');
    })();
    const { id: fileId } = await world.ask(new UploadFile(ada, projectId, 'survey.csv', bytes, 'attachment'));
    await world.ask(new StartImport(ada, projectId, { files: [{ fileId }] }));
    expect(await ended(automationId)).toMatchObject([
      {
        event: 'dataset:created',
        objectType: 'PROJECT',
        objectId: projectId,
        state: 'DONE',
        conditions: [{ met: true }],
      },
    ]);
    await until(async () => (await runsOf(forEach)).filter(({ state }) => state === 'DONE').length === 2);
    expect((await runsOf(forEach)).map(({ title }) => title).toSorted()).toEqual(['One', 'Two']);
  });
});
