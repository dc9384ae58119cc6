import { addressOf } from '@evident/domain/cited-insights';
import { answerOf } from '@evident/domain/conversations';
import { type Citation, verify } from '@evident/domain/evidence';
import type { Actor } from '@evident/domain/permissions';
import { PostgresAiTextReader } from '../../adapters/postgres/ai/postgres-ai-text-reader.ts';
import { PostgresPassageReader } from '../../adapters/postgres/unscoped/postgres-passage-reader.ts';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { noGlossary } from '../../test/support/search-question.ts';
import { SearchedChannels } from '../../test/support/searched-channels.ts';
import { DeleteDataPoint, DeleteDataPointHandler } from '../channels/delete-data-point.ts';
import { findPassages } from './find-passages.ts';
import { passagesNow } from './shown-passages.ts';

const QUESTION = 'Why does the export of tables fail?';
const WORDS = 'The export of tables fails because the file is too large.';

describe('answers from channels', () => {
  let world: OpenStores;
  let of: SearchedChannels;
  let reader: PostgresPassageReader;

  beforeAll(async () => {
    world = await openStores();
    reader = new PostgresPassageReader(world.reads, null, null as never);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    of = await SearchedChannels.open(world);
    await of.push(['1', WORDS, { creator: { name: 'Grace' } }], ['2', 'Nothing but praise']);
  });

  const asked = (actor: Actor = of.ada, folderId: string | null = null) => {
    const meanings = { of: async () => null, knows: () => true };
    const find = findPassages(reader, new SnowballTextAnalysis(), meanings, noGlossary);
    return find(actor, folderId ? { type: 'FOLDER', id: folderId } : { type: 'WORKSPACE', id: null }, QUESTION, 5);
  };
  const cited = async (): Promise<Citation> => {
    const sources = (await asked()).passages.map(({ source }) => source);
    const quotes = [{ source: sources[0]!.key, quote: 'because the file is too large' }];
    const { content } = verify([{ section: null, text: WORDS, quotes }], sources);
    return content.citations[0]!;
  };

  /** A text of one sentence. */
  const stored = async (citation: Citation): Promise<string> => {
    const sentences = [{ text: WORDS, citations: [citation.citationReferenceId] }];
    const content = { sections: [{ key: 'text', title: null, startTime: null, sentences }], citations: [citation] };
    const [row] = await of.sql<{ id: string }>(
      `WITH t AS (INSERT INTO ai_text (id, team_id, purpose, state, method, content, dropped, created_by, created_at, updated_at)
         VALUES (gen_random_uuid(), $1, 'answer', 'DONE', 'EXTRACTED', $2, 0, $3, now(), now()) RETURNING id),
       s AS (INSERT INTO ai_text_source SELECT t.id, $1, 'theme', $4, $5 FROM t) SELECT id FROM t`,
      of.ada.teamId,
      JSON.stringify(content),
      of.ada.userId,
      citation.id,
      citation.parentId,
    );
    return row!.id;
  };

  it('quote data points, and cite their theme with the way back', async () => {
    const themeId = await of.theme('Failing exports');
    await of.follow();
    const { passages, searched } = await asked();
    expect(searched).toEqual({ projects: 0, notes: 0, insights: 0, highlights: 0, channels: 1, dataPoints: 2 });
    expect(passages.map(({ text }) => text)).toEqual([WORDS]);
    const citation = await cited();
    const dataPointId = await of.idOf('1');
    expect(citation).toMatchObject({
      type: 'theme',
      id: themeId,
      parentId: dataPointId,
      channelId: of.channelId,
      projectId: null,
      title: 'Failing exports',
      projectTitle: 'App reviews',
      speaker: 'Grace',
      start: 27,
    });
    expect(addressOf(citation)).toBe(`/channels/${of.channelId}/data/${dataPointId}`);
    expect(answerOf(QUESTION, { sections: [], citations: [citation] }, null)).toMatchObject({
      numChannels: 1,
      numItems: 1,
      numProjects: 0,
    });
    const [shown] = await passagesNow(of.ada, [citation], reader);
    expect(shown!.lines.flatMap(({ parts }) => parts).find(({ marked }) => marked)!.text).toBe(citation.quote);
  });

  it('do not quote outliers, which have no theme', async () => {
    await of.follow();
    expect((await asked()).passages).toEqual([]);
  });

  it('are looked for in a folder with its channels, and only in those that the member sees', async () => {
    await of.theme('Failing exports');
    await of.follow();
    const folderId = await of.folder();
    await of.sql('UPDATE channel SET folder_id = $2 WHERE id = $1', of.channelId, folderId);
    expect((await asked()).passages).toEqual([]);
    await expect(asked(of.ada, folderId)).rejects.toMatchObject({ code: 'NotFound' });
    await of.sql(
      `INSERT INTO access_grant (team_id, folder_id, member_id, level, granted_by, granted_at) VALUES ($1, $2, $3, 1, $3, now())`,
      of.ada.teamId,
      folderId,
      of.ada.userId,
    );
    expect((await asked(of.ada, folderId)).passages.map(({ text }) => text)).toEqual([WORDS]);
  });

  it('lose their sentences with the data point, and to members who do not see the channel', async () => {
    await of.theme('Failing exports');
    await of.follow();
    const textId = await stored(await cited());
    const texts = new PostgresAiTextReader(world.reads);
    const shown = async (actor: Actor = of.ada) => (await texts.read(actor, [textId]))[0]!.content.citations;
    expect(await shown()).toHaveLength(1);
    await of.push(['1', 'It works now', { creator: { name: 'Grace' } }]);
    expect(await shown()).toMatchObject([{ lost: true }]);
    const folderId = await of.folder();
    await of.sql('UPDATE channel SET folder_id = $2 WHERE id = $1', of.channelId, folderId);
    expect(await shown()).toEqual([]);
    await of.sql('UPDATE channel SET folder_id = NULL WHERE id = $1', of.channelId);
    const deletion = new DeleteDataPoint({ actor: of.ada, channelId: of.channelId, dataPointId: await of.idOf('1') });
    await new DeleteDataPointHandler(world.work).execute(deletion);
    expect(await of.sql(`SELECT FROM ai_text WHERE id = $1 AND content::text LIKE '%too large%'`, textId)).toEqual([]);
  });
});
