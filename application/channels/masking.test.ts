import type { DataPointPayload } from '@evident/domain/channels';
import { FedChannel, later } from '../../test/builders/fed-channel.ts';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, type Messages, openMessages } from '../../test/support/messages.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { until } from '../../test/support/waiting.ts';
import { UpdateWorkspace } from '../workspaces/update-workspace.ts';
import { GetChannelImport } from './channel-imports.ts';
import { CreateChannel } from './channels.ts';
import { CreateChannelImport } from './create-channel-import.ts';
import { GetDataPoint, ListDataPoints, PushDataPoints } from './data-points.ts';
import { PreviewChannelImport } from './preview-channel-import.ts';
import { SendImportFile } from './send-import-file.ts';
import { StartChannelImport } from './start-channel-import.ts';

const WORDS = 'Mail ada@example.org or call +44 20 7946 0958';
const MASKED = 'Mail [email] or call [phone]';

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
}

describe('personal data that programs and tables bring', () => {
  let world: Messages;
  let ada: Person;
  let channelId: string;
  beforeAll(async () => {
    world = await openMessages();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team(), 'MANAGER', { workspaceAdmin: true });
    channelId = (await world.ask(new CreateChannel({ actor: ada, channel: {} }))).id;
  });

  const mask = (maskPersonalData: boolean) => world.ask(new UpdateWorkspace(ada, { maskPersonalData }));
  const ticket = (externalId: string): DataPointPayload => ({
    externalId,
    rawTicket: { createdAt: '2026-05-04T10:00:00Z', description: WORDS, creator: { email: 'ada@example.org' } },
  });
  const push = (...dataPoints: DataPointPayload[]) =>
    world.ask(new PushDataPoints({ actor: ada, channelId, pushed: { dataPoints } }));
  const list = async () =>
    (await world.ask(new ListDataPoints({ actor: ada, channelId, page: FIRST_PAGE }))).items.toSorted((a, b) =>
      a.externalId.localeCompare(b.externalId),
    );

  it('is masked as it arrives once the workspace asks for it, and stays where it is', async () => {
    await push(ticket('1'));
    await mask(true);
    expect(await push(ticket('2'))).toMatchObject({ created: 1, folded: 0 });
    expect((await list()).map(({ text, author }) => [text, author])).toEqual([
      [WORDS, 'ada@example.org'],
      [MASKED, 'ada@example.org'],
    ]);
    const [first] = await list();
    expect(await push(ticket('1'), ticket('2'))).toMatchObject({ updated: 1, unchanged: 1 });
    const detail = await world.ask(new GetDataPoint({ actor: ada, channelId, dataPointId: first!.id }));
    expect(detail.text).toBe(MASKED);
    await mask(false);
    await push({ ...ticket('3'), rawTicket: { ...ticket('3').rawTicket, description: `Now ${WORDS}` } });
    expect((await list()).at(-1)!.text).toBe(`Now ${WORDS}`);
  });

  it('is masked in tables, and in the rows that are shown before', async () => {
    await mask(true);
    const of = { actor: ada, channelId };
    const { id: importId } = await world.ask(new CreateChannelImport({ ...of, wanted: { source: 'CSV' } }));
    const table = `Comment,Written,Contact\n${WORDS},2026-05-01,bob@example.org\n`;
    await world.ask(new SendImportFile(ada, { channelId, importId }, 'tickets.csv', bytesOf(table)));
    const choice = { timestampColumnLabel: 'Written', analyzeColumnLabel: 'Comment' };
    const { configuration, items } = await world.ask(new PreviewChannelImport({ ...of, importId, choice }));
    expect(items.map(({ text }) => text)).toEqual([MASKED]);
    await world.ask(new StartChannelImport({ ...of, importId, configuration }));
    await until(async () => (await world.ask(new GetChannelImport({ ...of, importId }))).state === 'done');
    expect((await list()).map(({ text }) => text)).toEqual([MASKED]);
    const [stored] = await world.database.query<{ row: string }>(
      'SELECT concat(title, text, entries, fields) AS row FROM data_point WHERE channel_id = $1',
      [channelId],
    );
    expect(stored!.row).not.toMatch(/ada@|7946/);
  });
});

describe('personal data that sources bring', () => {
  let world: OpenStores;
  let own: FedChannel;
  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    own = await FedChannel.open(world);
    await world.database.query('UPDATE team SET mask_personal_data = true WHERE id = $1', [own.ada.teamId]);
  });

  it('is masked, also after an edit there, in a preview, and when an item is retried', async () => {
    own.service.write(['1', WORDS], ['2', WORDS]);
    own.service.unreadable.add('2');
    expect((await own.preview()).items.map(({ text }) => text)).toEqual([MASKED]);
    const { importId } = await own.add();
    await own.work(importId);
    own.service.unreadable.clear();
    await own.retry(importId, '2');
    expect(await own.words()).toEqual({ 1: MASKED, 2: MASKED });
    own.service.write(['1', `${WORDS} now`]);
    own.now = later(60);
    await own.startDue();
    await own.work((await own.source()).importId!);
    expect(await own.words()).toEqual({ 1: `${MASKED} now`, 2: MASKED });
  });
});
