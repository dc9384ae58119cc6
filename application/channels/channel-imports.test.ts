import type { TableConfiguration } from '@evident/domain/channels';
import type { Person } from '../../test/support/known-people.ts';
import {
  CONFLICT,
  FIRST_PAGE,
  INVALID,
  type Messages,
  NOT_FOUND,
  UNPROCESSABLE,
  openMessages,
} from '../../test/support/messages.ts';
import { until } from '../../test/support/waiting.ts';
import { ChangeChannelImport } from './change-channel-import.ts';
import { GetChannelImport } from './channel-imports.ts';
import { CreateChannelImport } from './create-channel-import.ts';
import { CreateChannel } from './channels.ts';
import { ListDataPoints } from './data-points.ts';
import { PreviewChannelImport } from './preview-channel-import.ts';
import { SendImportFile } from './send-import-file.ts';
import { StartChannelImport } from './start-channel-import.ts';

const TABLE = `Ticket id,Comment,Written,Email,Plan
1,The export fails,2026-05-01 10:00,ada@x.io,Pro
2,"Great app, thanks",2026-05-03,bob@x.io,Free
3,,2026-05-04,carl@x.io,Free
4,Too slow,some day,dora@x.io,Free
5,Earlier,2025-01-01,eve@x.io,
`;

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
}

describe('an import into a channel', () => {
  let world: Messages;
  let ada: Person;
  let stranger: Person;
  let channelId: string;

  const create = async () =>
    (await world.ask(new CreateChannelImport({ actor: ada, channelId, wanted: { source: 'CSV' } }))).id;
  const send = (importId: string, text = TABLE, actor = ada) =>
    world.ask(new SendImportFile(actor, { channelId, importId }, 'tickets.csv', bytesOf(text)));
  const preview = (importId: string, choice: PreviewChannelImport['choice'] = {}) =>
    world.ask(new PreviewChannelImport({ actor: ada, channelId, importId, choice }));
  const start = (importId: string, configuration: TableConfiguration) =>
    world.ask(new StartChannelImport({ actor: ada, channelId, importId, configuration }));
  const read = (importId: string) => world.ask(new GetChannelImport({ actor: ada, channelId, importId }));
  const ended = async (importId: string) => {
    await until(async () => ['done', 'failed', 'cancelled'].includes((await read(importId)).state));
    return read(importId);
  };
  const imported = async (text = TABLE, choice: PreviewChannelImport['choice'] = {}) => {
    const importId = await create();
    await send(importId, text);
    const { configuration } = await preview(importId, choice);
    await start(importId, configuration);
    return ended(importId);
  };

  beforeAll(async () => {
    world = await openMessages();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team(), 'MANAGER');
    stranger = await world.people.member(await world.people.team(), 'MANAGER');
    channelId = (await world.ask(new CreateChannel({ actor: ada, channel: { title: 'Support' } }))).id;
  });

  it('proposes its configuration, and shows the first rows as they will look', async () => {
    const importId = await create();
    await world.refused(new PreviewChannelImport({ actor: ada, channelId, importId, choice: {} }), CONFLICT);
    await send(importId);
    const shown = await preview(importId, { timestampColumnLabel: 'Written' });
    expect(shown.configuration).toEqual({
      minDate: '2025-01-01',
      maxDate: '2026-05-04',
      analyzeColumnLabel: 'Comment',
      timestampColumnLabel: 'Written',
      authorColumnLabel: 'Email',
      externalIdColumnLabel: 'Ticket id',
    });
    expect(shown.items.map(({ externalId, text, fields, author }) => [externalId, text, fields, author])).toEqual([
      ['1', 'The export fails', { Plan: 'Pro' }, 'ada@x.io'],
      ['2', 'Great app, thanks', { Plan: 'Free' }, 'bob@x.io'],
      ['5', 'Earlier', {}, 'eve@x.io'],
    ]);
    expect(shown.failures.map(({ humanMessageText }) => humanMessageText)).toEqual([
      'The ticket has no words of a customer',
      '“some day” in “Written” is no date',
    ]);
    expect((await world.ask(new ListDataPoints({ actor: ada, channelId, page: FIRST_PAGE }))).items).toEqual([]);
  });

  it('brings each row once, with counts and reasons, also when it is imported again', async () => {
    const choice = { timestampColumnLabel: 'Written', minDate: '2026-01-01' };
    expect(await imported(TABLE, choice)).toMatchObject({
      state: 'done',
      read: 5,
      created: 2,
      skipped: 1,
      numFailed: 2,
      failures: [{ externalId: '3' }, { externalId: 'line 5' }],
    });
    expect(await imported(TABLE, choice)).toMatchObject({ created: 0, unchanged: 2 });
    expect(await imported(TABLE.replace('The export fails', 'The export works'), choice)).toMatchObject({
      updated: 1,
      unchanged: 1,
    });
    const { items } = await world.ask(new ListDataPoints({ actor: ada, channelId, page: FIRST_PAGE }));
    expect(items.map(({ text, saidAt }) => [text, saidAt])).toEqual([
      ['Great app, thanks', '2026-05-03T00:00:00.000Z'],
      ['The export works', '2026-05-01T10:00:00.000Z'],
    ]);
  });

  it('recognizes rows without ids by their cells, and counts equal ones', async () => {
    const rows = 'Comment,Day\nGood,2026-05-01\nGood,2026-05-01\nBad,2026-05-02\n';
    expect(await imported(rows)).toMatchObject({ created: 3 });
    expect(await imported(`${rows}New,2026-05-03\n`)).toMatchObject({ created: 1, unchanged: 3 });
  });

  it('is refused with dates in the wrong order and columns that are not there', async () => {
    const importId = await create();
    await send(importId);
    const { configuration } = await preview(importId);
    const wrong = (more: object) =>
      new StartChannelImport({ actor: ada, channelId, importId, configuration: { ...configuration, ...more } });
    await world.refused(wrong({ minDate: '2027-01-01' }), INVALID);
    await world.refused(wrong({ analyzeColumnLabel: 'Nothing' }), {
      ...INVALID,
      title: 'The table has no column “Nothing”',
    });
    await start(importId, configuration);
    await world.refused(wrong({}), CONFLICT);
    await ended(importId);
  });

  it('refuses a file that is no table, and takes another', async () => {
    const importId = await create();
    await send(importId, '%PDF-1.4 nothing');
    await world.refused(new PreviewChannelImport({ actor: ada, channelId, importId, choice: {} }), UNPROCESSABLE);
    await send(importId);
    expect((await preview(importId)).total).toBe(5);
  });

  it('can be cancelled before it starts, and is unknown elsewhere', async () => {
    const importId = await create();
    await world.refused(new GetChannelImport({ actor: stranger, channelId, importId }), NOT_FOUND);
    await world.refused(new SendImportFile(stranger, { channelId, importId }, 'a.csv', bytesOf(TABLE)), NOT_FOUND);
    const change = (state: 'running' | 'paused' | 'cancelled', actor = ada) =>
      new ChangeChannelImport({ actor, channelId, importId, change: { state } });
    await world.refused(change('cancelled', stranger), NOT_FOUND);
    await world.refused(change('paused'), CONFLICT);
    await world.ask(change('cancelled'));
    expect((await read(importId)).state).toBe('cancelled');
    await world.refused(change('running'), CONFLICT);
  });
});
