import type { RichNode } from '@evident/domain/content';
import { PostgresAiTextReader } from '../../adapters/postgres/ai/postgres-ai-text-reader.ts';
import { PostgresChannelReader } from '../../adapters/postgres/channels/postgres-channel-reader.ts';
import { PostgresDataPointReader } from '../../adapters/postgres/channels/postgres-data-point-reader.ts';
import { PostgresThemeExplanationReader } from '../../adapters/postgres/channels/postgres-theme-explanation-reader.ts';
import { PostgresThemeReader } from '../../adapters/postgres/channels/postgres-theme-reader.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { CLOSED_ROOMS } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { CreateChannel, CreateChannelHandler } from '../channels/channels.ts';
import { PushDataPoints, PushDataPointsHandler } from '../channels/data-points.ts';
import { SaveThemeAsInsight, SaveThemeAsInsightHandler } from './save-theme-as-insight.ts';
import { undoCitedInsight } from './undo-cited-insight.ts';

const SAID = ['There were no spaces 😀 at all.', 'I drove around for an hour.', 'I always find a space.'];

describe('an insight about a theme', () => {
  let world: OpenStores;
  let ada: Person;
  let projectId: string;
  let channelId: string;
  let themeId: string;

  const ports = () => ({
    texts: new PostgresAiTextReader(world.reads),
    workers: yjsDocumentCodec,
    rooms: CLOSED_ROOMS,
    ids: uuidV7,
    clock: systemClock,
    channels: new PostgresChannelReader(world.reads),
    dataPoints: new PostgresDataPointReader(world.reads, null as never),
    themes: new PostgresThemeReader(world.reads),
    explanations: new PostgresThemeExplanationReader(world.reads),
  });
  const save = (actor = ada, title?: string) =>
    new SaveThemeAsInsightHandler(world.work, ports()).execute(
      new SaveThemeAsInsight({ actor, channelId, themeId, wanted: { projectId, ...(title && { title }) } }),
    );
  const contentOf = async (id: string): Promise<RichNode> =>
    JSON.parse(await world.work.perform(ada.teamId, ({ documents }) => documents.contentOf(id)));
  const notes = async () =>
    Number((await world.database.query(`SELECT FROM note WHERE project_id = '${projectId}'`)).length);

  beforeAll(async () => {
    world = await openStores();
  });
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team(), 'MANAGER');
    projectId = await world.people.project(ada, 1);
    const made = await new CreateChannelHandler(world.work, uuidV7, systemClock).execute(
      new CreateChannel({ actor: ada, channel: { title: 'Inbox' } }),
    );
    channelId = made.id;
    await new PushDataPointsHandler(world.work, uuidV7, systemClock).execute(
      new PushDataPoints({
        actor: ada,
        channelId,
        pushed: {
          dataPoints: SAID.map((description, at) => ({
            externalId: `${at}`,
            rawTicket: { createdAt: '2026-05-01T10:00:00Z', description },
          })),
        },
      }),
    );
    const [theme] = await world.database.query<{ id: string }>(
      `INSERT INTO theme (id, team_id, channel_id, key, title, titled_by, quotes, contradicting, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, 1, 'Parking', 'MACHINE', (array_agg(id ORDER BY external_id))[1:2],
         (array_agg(id ORDER BY external_id))[3], now(), now() FROM data_point WHERE channel_id = $2 RETURNING id`,
      [ada.teamId, channelId],
    );
    themeId = theme!.id;
    await world.database.query('UPDATE data_point SET theme_id = $2, themed = true WHERE channel_id = $1', [
      channelId,
      themeId,
    ]);
  });
  afterAll(() => world.close());

  it('has its numbers and quotes as live evidence, marks the one that contradicts, and is taken back as one change', async () => {
    const { id, undoId, ...counted } = await save();
    expect(counted).toEqual({ highlights: 3, skipped: 0 });
    const highlights = await world.database.query<{ text: string; contradicts: boolean }>(
      `SELECT h.text, c.highlight_id IS NOT NULL AS contradicts FROM insight_evidence e JOIN highlight h ON h.id = e.highlight_id
       LEFT JOIN contradicting_evidence c USING (insight_id, highlight_id) WHERE e.insight_id = $1`,
      [id],
    );
    expect(new Map(highlights.map(({ text, contradicts }) => [text, contradicts]))).toEqual(
      new Map(SAID.map((text, at) => [text, at === 2])),
    );
    expect((await contentOf(id)).content?.map(({ type }) => type)).toEqual([
      'paragraph',
      'heading',
      'evidence',
      'evidence',
      'heading',
      'evidence',
      'paragraph',
    ]);
    await world.undo(ada, undoId, undoCitedInsight(ports()));
    expect(await world.work.perform(ada.teamId, ({ insights }) => insights.find(id))).toBeNull();
  });

  it('makes each quoted data point a note once, and gets a title', async () => {
    await save();
    const { id } = await save(ada, 'Parking is full');
    expect(await notes()).toBe(3);
    expect((await world.work.perform(ada.teamId, ({ insights }) => insights.find(id)))?.title).toBe('Parking is full');
  });

  it('is written neither by members who cannot write in the project, nor about a channel of another workspace', async () => {
    const bob = await world.people.member(ada.teamId);
    await expect(save(bob)).rejects.toThrow('edit permissions');
    const stranger = await world.people.member(await world.people.team());
    await expect(save(stranger)).rejects.toThrow('Channel not found');
    expect(await notes()).toBe(0);
  });
});
