import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, type Messages, openMessages } from '../../test/support/messages.ts';
import { until } from '../../test/support/waiting.ts';
import { CreateChannelImport } from '../channels/create-channel-import.ts';
import { CreateChannel } from '../channels/channels.ts';
import { PreviewChannelImport } from '../channels/preview-channel-import.ts';
import { SendImportFile } from '../channels/send-import-file.ts';
import { StartChannelImport } from '../channels/start-channel-import.ts';
import { ListNotifications } from '../notifications/queries.ts';
import { CreateAutomation } from './automations.ts';
import { ListAutomationRuns } from './list-automation-runs.ts';

const TABLE = 'Comment,Written\nThe export fails,2026-05-01\nToo slow,2026-05-02\n';

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
}

describe('data points that an import brings', () => {
  let world: Messages;
  let ada: Person;
  let channelId: string;
  beforeAll(async () => {
    world = await openMessages();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team(), 'MANAGER');
    channelId = (await world.ask(new CreateChannel({ actor: ada, channel: { title: 'Support' } }))).id;
  });

  const ruleOf = (least: number) => ({
    title: 'Rule',
    trigger: {
      type: 'Event',
      event: 'dataset:created',
      rules: {
        combinator: 'AND',
        conditions: [
          { field: 'dataset.dataPointCount', operator: 'greaterThan', value: least },
          { field: 'dataset.channelTitle', operator: 'equal', value: 'Support' },
        ],
      },
    },
    actions: [
      {
        actionType: 'sendNotification',
        parameters: { memberIds: [ada.userId], message: 'New in {{dataset.channelTitle}}: {{dataset.dataPointCount}}' },
        executionOrder: 1,
      },
    ],
  });
  const create = async (least: number) =>
    (await world.ask(new CreateAutomation({ actor: ada, automation: ruleOf(least) as never }))).id;
  const imported = async () => {
    const of = { actor: ada, channelId };
    const { id: importId } = await world.ask(new CreateChannelImport({ ...of, wanted: { source: 'CSV' } }));
    await world.ask(new SendImportFile(ada, { channelId, importId }, 'tickets.csv', bytesOf(TABLE)));
    const choice = { timestampColumnLabel: 'Written', analyzeColumnLabel: 'Comment' };
    const { configuration } = await world.ask(new PreviewChannelImport({ ...of, importId, choice }));
    await world.ask(new StartChannelImport({ ...of, importId, configuration }));
    return importId;
  };
  const runsOf = async (automationId: string) =>
    (await world.ask(new ListAutomationRuns({ actor: ada, automationId, page: FIRST_PAGE }))).items;
  const told = async () => {
    const { items } = await world.ask(new ListNotifications(ada, true, FIRST_PAGE));
    return items.map(({ kind, what, message, object }) => [kind, what, message, object?.id]).toSorted();
  };

  it('start rules whose conditions they meet, and the end of the import is told', async () => {
    const [met, unmet] = [await create(1), await create(2)];
    const importId = await imported();
    await until(async () => (await told()).length === 2);
    expect(await told()).toEqual([
      ['AUTOMATION', 'matched', 'New in Support: 2', channelId],
      ['IMPORT', 'done', null, channelId],
    ]);
    expect(await runsOf(met)).toMatchObject([{ event: 'dataset:created', state: 'DONE' }]);
    expect(await runsOf(unmet)).toEqual([]);
    const announced = await world.database.query(
      `SELECT payload ->> 'channelId' AS id FROM event_log WHERE team_id = $1 AND name = 'dataset:created' AND payload ->> 'importId' = $2`,
      [ada.teamId, importId],
    );
    expect(announced).toEqual([{ id: channelId }]);
  });
});
