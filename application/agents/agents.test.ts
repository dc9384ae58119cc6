import { callers } from '../../adapters/postgres/callers.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import type { AgentRun } from '@evident/domain/agents';
import type { Actor } from '@evident/domain/permissions';
import { dueIn } from '../../adapters/postgres/postgres-due.ts';
import { CronerTimetable } from '../../adapters/schedule/croner-timetable.ts';
import { PostgresSummarySources } from '../../adapters/postgres/summaries/postgres-summary-sources.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { doc, paragraph } from '../../test/builders/rich-text.ts';
import { writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { MoveToTrash, MoveToTrashHandler } from '../trash/move-to-trash.ts';
import { RestoreFromTrash, RestoreFromTrashHandler } from '../trash/restore-from-trash.ts';
import { CreateAgent, CreateAgentHandler } from './create-agent.ts';
import { AgentRunner } from './run-agent.ts';
import { StartAgentRun, StartAgentRunHandler } from './start-agent-run.ts';
import { StartDueAgentsHandler } from './start-due-agents.ts';
import { UpdateAgent, UpdateAgentHandler } from './update-agent.ts';

const START = new Date('2026-11-23T12:00:00Z');
const DAY = 86_400_000;

describe('an agent', () => {
  let world: OpenStores;
  let written: ReturnType<typeof writer>;
  let ada: Person;
  let bob: Person;
  let projectId: string;
  let agentId: string;
  let now = START;
  let method: 'EXTRACTED' | 'OFF' = 'EXTRACTED';

  const clock = { now: () => now };
  const timetable = new CronerTimetable();
  const way = { method: async () => method };
  const sources = () => ({
    texts: new PostgresSummarySources(world.reads),
    findHighlights: async () => [],
    findNotes: async () => [],
    work: world.work,
  });
  const startDue = () =>
    new StartDueAgentsHandler(dueIn(world.source, 'dueAgents'), world.work, timetable, uuidV7, clock).execute();
  const runNow = (actor: Actor = ada) =>
    new StartAgentRunHandler(world.work, way, uuidV7, clock).execute(new StartAgentRun(actor, agentId));
  const update = (more: object, actor: Actor = ada) =>
    new UpdateAgentHandler(world.work, timetable, clock).execute(new UpdateAgent(actor, agentId, more));
  const runs = (): Promise<AgentRun[]> => world.work.perform(ada.teamId, ({ agents }) => agents.runsOf(agentId));
  const agent = async () => (await world.work.perform(ada.teamId, ({ agents }) => agents.find(agentId)))!;
  /** As its job does. */
  const carryOut = async (): Promise<AgentRun> => {
    const [run] = await runs();
    const ports = { work: world.work, sources: sources(), writer: way, callers, ids: uuidV7, clock };
    await new AgentRunner(ports).run({ payload: { teamId: ada.teamId, runId: run!.id } });
    return (await runs())[0]!;
  };
  const daysLater = (days: number) => (now = new Date(START.getTime() + days * DAY));
  const flag = (on: boolean) => world.work.perform(ada.teamId, ({ flags }) => flags.set('agents', on));

  beforeAll(async () => {
    world = await openStores();
    written = writer(world);
  });
  beforeEach(async () => {
    [now, method] = [START, 'EXTRACTED'];
    const team = await world.people.team();
    ada = await world.people.member(team);
    bob = await world.people.member(team);
    await flag(true);
    projectId = await world.people.project(ada, 2);
    await written.note(ada, projectId, doc(paragraph('I check the numbers twice before the meeting.')));
    agentId = await new CreateAgentHandler(world.work, timetable, uuidV7, clock).execute(
      new CreateAgent(ada, {
        projectId,
        title: 'Numbers',
        instruction: 'What do they say about numbers?',
        sources: [{ type: 'PROJECT', id: projectId }],
        schedule: { every: 'DAY', weekday: null, hour: 7, timeZone: 'UTC' },
      }),
    );
  });
  afterAll(() => world.close());

  it('starts once when it is due, though two processes look, and makes missed runs up by one', async () => {
    await startDue();
    expect(await runs()).toEqual([]);
    daysLater(9);
    await Promise.all([startDue(), startDue()]);
    await startDue();
    expect(await runs()).toMatchObject([{ state: 'WAITING', dueAt: new Date('2026-11-24T07:00:00Z') }]);
    expect((await agent()).nextRunAt).toEqual(new Date('2026-12-03T07:00:00Z'));
  });

  it('does not start while it is paused, or without the feature flag', async () => {
    await update({ active: false });
    expect((await agent()).nextRunAt).toBeNull();
    daysLater(2);
    await startDue();
    await update({ active: true });
    await flag(false);
    daysLater(4);
    await startDue();
    expect(await runs()).toEqual([]);
    await expect(runNow()).rejects.toMatchObject({ title: 'Agents are switched off in this workspace' });
  });

  it('starts one doc in a run, also when its job is repeated', async () => {
    await runNow();
    const { docId } = await carryOut();
    expect((await carryOut()).docId).toBe(docId);
    const docs = await world.database.query('SELECT title, agent_id AS agent FROM ai_doc WHERE project_id = $1', [
      projectId,
    ]);
    expect(docs).toEqual([{ title: 'Numbers – Nov 23, 2026', agent: agentId }]);
    await expect(runNow()).rejects.toMatchObject({ title: 'The agent is running already' });
  });

  it('skips a scheduled run without news, and reads new notes', async () => {
    await runNow();
    await carryOut();
    daysLater(1);
    await startDue();
    expect(await carryOut()).toMatchObject({ state: 'SKIPPED', docId: null });
    await written.note(ada, projectId, doc(paragraph('The price is too high for small teams.')));
    daysLater(2);
    await startDue();
    expect(await carryOut()).toMatchObject({ state: 'WRITING', read: [{}, {}] });
  });

  it('is stopped once its owner cannot write there, until another member takes it over', async () => {
    await world.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [ada.userId]);
    await runNow(bob);
    const reason = 'Its owner has left the workspace';
    expect(await carryOut()).toMatchObject({ state: 'FAILED', reason });
    expect(await agent()).toMatchObject({ active: false, stoppedReason: reason, nextRunAt: null });
    await update({ active: true }, bob);
    expect(await agent()).toMatchObject({ active: true, stoppedReason: null, createdBy: bob.userId });
    await runNow(bob);
    expect(await carryOut()).toMatchObject({ state: 'WRITING' });
  });

  it('pauses while its project is in the trash, and goes on once it is restored', async () => {
    await runNow();
    await world.made(MoveToTrashHandler).execute(new MoveToTrash(ada, { type: 'PROJECT', id: projectId }));
    expect(await carryOut()).toMatchObject({ state: 'FAILED', reason: 'Its project was in the trash' });
    daysLater(2);
    await startDue();
    expect(await runs()).toHaveLength(1);
    expect(await agent()).toMatchObject({ active: true, stoppedReason: null });
    const entries = await world.database.query<{ id: string }>('SELECT id FROM trash_entry WHERE object_id = $1', [
      projectId,
    ]);
    await new RestoreFromTrashHandler(world.work, systemClock).execute(new RestoreFromTrash(ada, entries[0]!.id));
    daysLater(3);
    await startDue();
    expect(await carryOut()).toMatchObject({ state: 'WRITING' });
  });

  it('reads its sources again if something was redacted since they were read', async () => {
    await runNow();
    const from = sources();
    const notes = from.texts.notes.bind(from.texts);
    from.texts.notes = async (...asked) => {
      const found = await notes(...asked);
      await world.work.perform(ada.teamId, ({ redactionTraces }) => redactionTraces.changeSources());
      return found;
    };
    const [run] = await runs();
    const ports = { work: world.work, sources: from, writer: way, callers, ids: uuidV7, clock };
    const turn = { teamId: ada.teamId, runId: run!.id };
    await expect(new AgentRunner(ports).run({ payload: turn })).rejects.toThrow('Its sources changed meanwhile');
    expect(await carryOut()).toMatchObject({ state: 'WRITING' });
  });

  it('fails with the reason while AI is off, and stays active', async () => {
    await runNow();
    method = 'OFF';
    expect(await carryOut()).toMatchObject({ state: 'FAILED', reason: 'AI is switched off in this workspace' });
    expect((await agent()).active).toBe(true);
  });
});
