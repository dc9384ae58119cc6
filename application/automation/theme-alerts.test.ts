import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, type Messages, openMessages } from '../../test/support/messages.ts';
import { until } from '../../test/support/waiting.ts';
import { CreateChannel, UpdateChannel } from '../channels/channels.ts';
import { PushDataPoints } from '../channels/data-points.ts';
import { ListNotifications } from '../notifications/queries.ts';
import { CreateFolder } from '../projects/create-folder.ts';
import { CreateAutomation } from './automations.ts';
import { ListAutomationRuns } from './list-automation-runs.ts';

const ANSWERS = JSON.parse(readFileSync(join(import.meta.dirname, '../../sample/patient-feedback.json'), 'utf8')) as {
  id: string;
  text: string;
}[];

describe('an alert about themes', () => {
  let world: Messages;
  let ada: Person;
  let ben: Person;

  const notifications = async (person: Person) =>
    (await world.ask(new ListNotifications(person, false, FIRST_PAGE))).items;

  beforeAll(async () => {
    world = await openMessages();
  });
  beforeEach(async () => {
    const team = await world.people.team();
    ada = await world.people.member(team, 'MANAGER');
    ben = await world.people.member(team, 'CONTRIBUTOR');
  });
  afterAll(() => world.close());

  it('leads to the theme, outlives a new title of its channel, and reaches only members who see it', async () => {
    const folderId = await world.ask(new CreateFolder(ada, { title: 'Private', private: true }));
    const { id: channelId } = await world.ask(
      new CreateChannel({ actor: ada, channel: { title: 'Patients', folderId } }),
    );
    const { id: automationId } = await world.ask(
      new CreateAutomation({
        actor: ada,
        automation: {
          title: 'New themes',
          trigger: {
            type: 'Event',
            event: 'theme:created',
            rules: {
              combinator: 'AND',
              conditions: [{ field: 'theme.channelId', operator: 'in', value: [channelId] }],
            },
          },
          actions: [
            {
              actionType: 'sendNotification',
              parameters: { memberIds: [ada.userId, ben.userId], message: 'New theme: {{theme.title}}' },
              executionOrder: 1,
            },
          ],
        },
      }),
    );
    await world.ask(
      new UpdateChannel({ actor: ada, channelId, update: { title: 'Patients of 2026' }, expected: null }),
    );
    const dataPoints = ANSWERS.slice(0, 100).map(({ id, text }) => ({
      externalId: id,
      rawTicket: { createdAt: '2026-05-01T10:00:00Z', description: text },
    }));
    await world.ask(new PushDataPoints({ actor: ada, channelId, pushed: { dataPoints } }));
    await until(async () => (await notifications(ada)).length > 0);
    const [notice] = await notifications(ada);
    expect(notice).toMatchObject({ kind: 'AUTOMATION', what: 'matched', object: { type: 'THEME', channelId } });
    expect(notice!.message).toBe(`New theme: ${notice!.object!.title}`);
    await until(async () =>
      (await world.ask(new ListAutomationRuns({ actor: ada, automationId, page: FIRST_PAGE }))).items.every(
        ({ state }) => state === 'DONE',
      ),
    );
    expect(await notifications(ben)).toEqual([]);
  });
});
