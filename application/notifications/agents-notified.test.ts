import { callers } from '../../adapters/postgres/callers.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { CronerTimetable } from '../../adapters/schedule/croner-timetable.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { PostgresSummarySources } from '../../adapters/postgres/summaries/postgres-summary-sources.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { CreateAgent, CreateAgentHandler } from '../agents/create-agent.ts';
import { AgentRunner } from '../agents/run-agent.ts';
import { StartAgentRun, StartAgentRunHandler } from '../agents/start-agent-run.ts';
import { WhenNotable } from './when-notable.ts';

describe('notifications of agents', () => {
  let world: OpenStores;
  let ada: Person;
  let bob: Person;
  let projectId: string;
  let agentId: string;
  const way = { method: async () => 'EXTRACTED' as const };

  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const team = await world.people.team();
    ada = await world.people.member(team);
    bob = await world.people.member(team);
    await world.work.perform(team, ({ flags }) => flags.set('agents', true));
    projectId = await world.people.project(ada, 2);
    await writer(world).note(ada, projectId, doc(paragraph('I check the numbers twice before the meeting.')));
    agentId = await new CreateAgentHandler(world.work, new CronerTimetable(), uuidV7, systemClock).execute(
      new CreateAgent(ada, {
        projectId,
        title: 'Numbers',
        instruction: 'What do they say about numbers?',
        sources: [{ type: 'PROJECT', id: projectId }],
        schedule: { every: 'DAY', weekday: null, hour: 7, timeZone: 'UTC' },
      }),
    );
  });

  /** Started by another member, and carried out as its job does. */
  const carriedOut = async () => {
    await new StartAgentRunHandler(world.work, way, uuidV7, systemClock).execute(new StartAgentRun(bob, agentId));
    const runs = () => world.work.perform(ada.teamId, ({ agents }) => agents.runsOf(agentId));
    const sources = {
      texts: new PostgresSummarySources(world.reads),
      findHighlights: async () => [],
      findNotes: async () => [],
      work: world.work,
    };
    const ports = { work: world.work, sources, writer: way, callers, ids: uuidV7, clock: systemClock };
    await new AgentRunner(ports).run({ payload: { teamId: ada.teamId, runId: (await runs())[0]!.id } });
    return (await runs())[0]!;
  };
  const notified = async (name: 'agent:run-changed' | 'ai-doc:changed', payload: object) => {
    const reaction = new WhenNotable(world.work, { enqueue: async () => 'job' }, uuidV7, systemClock);
    const event = { id: uuidV7.newId(), teamId: ada.teamId, name, payload: { projectId, ...payload } };
    for (let delivery = 0; delivery < 2; delivery++) await reaction.react(event as never);
    return world.database.query(
      'SELECT member_id AS "memberId", kind, what, object_type AS type, object_id AS id FROM notification WHERE team_id = $1',
      [ada.teamId],
    );
  };
  const ended = (state: string, textId: string) =>
    world.database.query('UPDATE ai_text SET state = $1 WHERE id = $2', [state, textId]);

  it.each([
    ['DONE', 'done'],
    ['FAILED', 'failed'],
  ])('are written once to its owner when its doc has ended: %s', async (state, what) => {
    const { docId, textId } = await carriedOut();
    expect(await notified('ai-doc:changed', { docId })).toEqual([]);
    await ended(state, textId!);
    expect(await notified('ai-doc:changed', { docId })).toEqual([
      { memberId: ada.userId, kind: 'AGENT', what, type: 'AI_DOC', id: docId },
    ]);
  });

  it('tell of its success after a failure, as its doc was started again', async () => {
    const { docId, textId } = await carriedOut();
    await ended('FAILED', textId!);
    await notified('ai-doc:changed', { docId });
    await ended('DONE', textId!);
    expect((await notified('ai-doc:changed', { docId })).map(({ what }) => what).toSorted()).toEqual([
      'done',
      'failed',
    ]);
  });

  it('are written if it was stopped, and waits for a decision', async () => {
    await world.database.query(`UPDATE member SET role = 'VIEWER' WHERE id = $1`, [ada.userId]);
    const { id: runId, state } = await carriedOut();
    expect(state).toBe('FAILED');
    expect(await notified('agent:run-changed', { agentId, runId, by: ada.userId })).toEqual([
      { memberId: ada.userId, kind: 'AGENT', what: 'stopped', type: 'PROJECT', id: projectId },
    ]);
  });

  it('are not written for a doc of a member, and for a run that goes on', async () => {
    const { id: runId } = await carriedOut();
    expect(await notified('agent:run-changed', { agentId, runId, by: ada.userId })).toEqual([]);
    expect(await notified('ai-doc:changed', { docId: uuidV7.newId() })).toEqual([]);
  });
});
