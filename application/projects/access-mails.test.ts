import { PostgresAccessNewsReader } from '@evident/adapters/postgres/unscoped/postgres-access-news-reader';
import { publicAddresses } from '@evident/adapters/system/public-addresses';
import { systemClock } from '@evident/adapters/system/system-clock';
import { uuidV7 } from '@evident/adapters/system/uuid-v7';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { Mail } from '../mail/mailer.ts';
import { DecideAccessRequest, DecideAccessRequestHandler } from './decide-access-request.ts';
import { RequestAccess, RequestAccessHandler } from './request-access.ts';
import { WhenAccessDecided } from './when-access-decided.ts';
import { WhenAccessRequested } from './when-access-requested.ts';

describe('a request for access is followed by mail', () => {
  let stores: OpenStores;
  let ada: Person;
  let bob: Person;
  let projectId: string;
  let sent: Mail[];

  beforeAll(async () => {
    stores = await openStores();
  });
  beforeEach(async () => {
    const team = await stores.people.team();
    ada = await stores.people.member(team);
    bob = await stores.people.member(team);
    await stores.people.member(team, 'MANAGER', { workspaceAdmin: true });
    projectId = await stores.people.project(ada);
    sent = [];
  });
  afterAll(() => stores.close());

  const mailOf = (person: Person) => `${person.userId}@example.org`;
  const ask = () =>
    new RequestAccessHandler(stores.work, uuidV7, systemClock).execute(
      new RequestAccess(bob, { projectId, role: 'CONTRIBUTOR', message: 'For the pricing study' }),
    );
  async function decide(granted: boolean): Promise<void> {
    const [open] = await stores.database.query<{ id: string }>(
      `SELECT id FROM access_request WHERE project_id = $1 AND state = 'PENDING'`,
      [projectId],
    );
    await new DecideAccessRequestHandler(stores.work, systemClock).execute(
      new DecideAccessRequest(ada, open!.id, { granted }),
    );
  }
  async function react(): Promise<void> {
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: async () => {} };
    const jobs = {
      enqueue: async (_: object, payload: object) => {
        sent.push((payload as { mail: Mail }).mail);
        return null;
      },
    };
    const [reader, addresses] = [
      new PostgresAccessNewsReader(stores.reads),
      publicAddresses('https://evident.example'),
    ];
    const reactions: Reaction[] = [
      new WhenAccessRequested(reader, jobs, addresses),
      new WhenAccessDecided(reader, mailer, addresses),
    ];
    for (const event of await stores.delivered(ada.teamId))
      for (const reaction of reactions) if (reaction.on.includes(event.name)) await reaction.react(event);
  }

  it('to those with full access, with the message and the place to answer', async () => {
    await ask();
    await react();
    expect(sent.map(({ to }) => to)).toEqual([mailOf(ada)]);
    expect(sent[0]!.text).toContain('asks for access to the project “Project”, as contributor');
    expect(sent[0]!.text).toContain('For the pricing study');
    expect(sent[0]!.text).toMatch(
      new RegExp(`https://t\\w+\\.evident\\.example/projects/project-${projectId}/settings/access`),
    );
  });

  it('to the admins when nobody has full access any more, without the title of what they may not see', async () => {
    await stores.database.query('UPDATE member SET removed_at = now() WHERE id = $1', [ada.userId]);
    await ask();
    await react();
    const admins = await stores.database.query<{ email: string }>(
      'SELECT email FROM member WHERE team_id = $1 AND workspace_admin',
      [ada.teamId],
    );
    expect(sent.map(({ to }) => to)).toEqual(admins.map(({ email }) => email));
    expect(sent[0]!.text).toContain('asks for access to a project created by Ada, as contributor');
    expect(sent[0]!.text).toMatch(
      new RegExp(`https://t\\w+\\.evident\\.example/projects/${projectId}/settings/access`),
    );
    expect(sent[0]!.text).not.toMatch(/“Project”|project-/);
  });

  it('to the one who asked when it is granted, and no more to those who could have answered', async () => {
    await ask();
    await decide(true);
    await react();
    expect(sent).toMatchObject([{ to: mailOf(bob), subject: 'You have access to a project' }]);
    expect(sent[0]!.text).toContain('“Project”');
  });

  it('to the one who asked when it is denied, without the title of what they may not see', async () => {
    await ask();
    await decide(false);
    await react();
    expect(sent).toMatchObject([{ to: mailOf(bob), subject: 'Your request for access was denied' }]);
    expect(sent[0]!.text).not.toMatch(/“Project”|project-/);
  });
});
