import { planFromStart } from '@evident/domain/plans';
import { toneWav } from '../support/recordings.ts';
import { transcriptRequests } from '../support/transcript-requests.ts';
import { until } from '../support/waiting.ts';

const SHORT = toneWav(4);

describe('the minutes of a plan', () => {
  const requests = transcriptRequests();
  const { world, as, server, post, add, ends, idOf } = requests;

  beforeAll(() => requests.open());
  beforeEach(() => requests.begin());
  afterAll(() => requests.close());

  /** The free plan with a part of this month's 600 minutes used. */
  const used = async (minutes: number) => {
    await requests.query(
      `INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2) ON CONFLICT (team_id) DO UPDATE SET plan = excluded.plan`,
      [world.ada.teamId, JSON.stringify(planFromStart('free-2025-07'))],
    );
    await requests.query(
      `INSERT INTO transcription_usage (team_id, month, milliseconds) VALUES ($1, date_trunc('month', now()), $2)
       ON CONFLICT (team_id, month) DO UPDATE SET milliseconds = excluded.milliseconds`,
      [world.ada.teamId, minutes * 60_000],
    );
  };
  const start = (noteId: string, fileId: string) => post(`notes/${noteId}/transcriptions`, { fileId });

  it('are free after a canceled transcription, and taken when it is started again', async () => {
    await used(599);
    const fileId = await add(SHORT, 'first.wav');
    let asked = false;
    world.engine.next.push(() => void (asked = true));
    const { body } = await start(world.noteId, fileId).expect(201);
    await until(() => asked);
    await server().delete(`/api/v1/transcriptions/${body.id}`).set(as(world.ada)).expect(204);
    await ends('CANCELLED');

    const other = await idOf(world.ada, `projects/${world.projectId}/notes`, { title: 'Other' });
    await start(other, await add(SHORT, 'second.wav', other)).expect(201);
    await ends('DONE', other);

    const { body: refusal } = await start(world.noteId, fileId).expect(402);
    expect(refusal.errors[0]).toMatchObject({ code: 'PlanRequired', gate: { limit: 'transcriptionMinutes' } });
    await used(599);
    await start(world.noteId, fileId).expect(201);
    await ends('DONE');
  });
});
