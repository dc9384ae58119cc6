import type { Chat } from '@evident/application/integrations/chat';
import { ResealValues } from '@evident/application/keys/reseal-values';
import request from 'supertest';
import { CHAT } from '../../api/integrations/integrations.ports.ts';
import { AesVault } from '../../adapters/crypto/aes-vault.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { PURPOSES } from '../../api/kernel/vault-secrets.ts';
import { Bus } from '../../api/kernel/bus.ts';
import { type TestApp, openApp } from '../support/app.ts';
import { type FakeSlack, fakeSlack } from '../support/fake-slack.ts';
import type { Person } from '../support/known-people.ts';
import { type Receiver, openReceiver } from '../support/receiver.ts';
import { until } from '../support/waiting.ts';
import { Webhook as Verifier } from 'standardwebhooks';

const OLD = 'the first secret of the installation';
const NEW = 'the second secret of the installation';

interface Row {
  readonly access_token: string;
  readonly refresh_token: string;
}

describe('a new secret of the installation', () => {
  let slack: FakeSlack;
  let receiver: Receiver;
  let first: TestApp;
  let ada: Person;
  let accountId: string;
  let webhookSecret: string;

  const as = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
  const at = ({ app }: TestApp) => request(app.getHttpServer());
  const openWith = (secret: string, previousSecrets: string[] = []) =>
    openApp({ slack: slack.app, secret, previousSecrets, webhookInternalHosts: ['127.0.0.1'] }, first);
  const post = ({ app }: TestApp) => app.get<Chat>(CHAT.token, { strict: false }).post(ada.teamId, 'C1', 'Hello');
  const reseal = ({ app }: TestApp) => app.get(Bus).ask(new ResealValues());
  const tokens = async () =>
    (
      await first.database.query<Row>(
        'SELECT access_token, refresh_token FROM integration_connection WHERE team_id = $1',
        [ada.teamId],
      )
    )[0]!;
  const factor = async () =>
    (
      await first.database.query<{ sealed_secret: string }>(
        'SELECT sealed_secret FROM second_factor WHERE account_id = $1',
        [accountId],
      )
    )[0]!.sealed_secret;

  /** A source with credentials of the earlier secret. */
  const keepSource = async () => {
    const [channelId, sourceId] = [uuidV7.newId(), uuidV7.newId()];
    await first.database.query(
      `INSERT INTO channel (id, team_id, title, description, created_by, created_at, updated_at) VALUES ($1, $2, '', '', $3, now(), now())`,
      [channelId, ada.teamId, ada.userId],
    );
    await first.database.query(
      `INSERT INTO channel_source (id, team_id, channel_id, source, name, account, configuration, credentials, state, created_by, created_at)
       VALUES ($1, $2, $3, 'FRONT', '', '', '{}', $4, 'paused', $5, now())`,
      [
        sourceId,
        ada.teamId,
        channelId,
        new AesVault(OLD, PURPOSES.sources).seal('{}', `${ada.teamId} ${sourceId}`),
        ada.userId,
      ],
    );
  };
  const source = async () =>
    (
      await first.database.query<{ id: string; credentials: string }>(
        'SELECT id, credentials FROM channel_source WHERE team_id = $1',
        [ada.teamId],
      )
    )[0]!;

  beforeAll(async () => {
    [slack, receiver] = [await fakeSlack(), await openReceiver()];
  });
  afterEach(() => first.database.close());
  afterAll(async () => {
    await receiver.close();
    await slack.close();
  });
  beforeEach(async () => {
    first = await openApp({ slack: slack.app, secret: OLD, webhookInternalHosts: ['127.0.0.1'] });
    slack.world.seconds = 43_200;
    receiver.received.length = 0;
    ada = await first.people.member(await first.people.team(), 'MANAGER', { workspaceAdmin: true });
    const { body } = await at(first).post('/api/v1/integrations/slack/authorization').set(as(ada)).expect(201);
    const back = slack.allow(body.url);
    await at(first).post('/api/v1/integrations/slack/codes').send(back).expect(201);
    await at(first).put('/api/v1/integrations/slack/connection').set(as(ada)).send({ state: back.state }).expect(204);
    const made = await at(first)
      .post('/api/v1/webhooks')
      .set(as(ada))
      .send({ url: receiver.url, events: ['project:created'] })
      .expect(201);
    webhookSecret = made.body.secret;
    accountId = ada.userId;
    await first.database.query(
      `INSERT INTO account (id, email, name, created_at, email_confirmed_at) VALUES ($1, $2, 'Ada', now(), now())`,
      [accountId, `${accountId}@example.org`],
    );
    await first.database.query('INSERT INTO second_factor (account_id, sealed_secret) VALUES ($1, $2)', [
      accountId,
      new AesVault(OLD, PURPOSES.secondFactor).seal('JBSWY3DP', accountId),
    ]);
    await keepSource();
    slack.world.posted.length = 0;
    // All servers are stopped first: one that has the old secret only could not read what others encrypt again.
    await first.app.close();
  });

  it('loses nothing: what the earlier one encrypted is read, encrypted again, and needs it no more', async () => {
    const before = await tokens();
    const both = await openWith(NEW, [OLD]);
    await post(both);
    await reseal(both);
    const after = await tokens();
    expect([after.access_token, after.refresh_token]).not.toEqual([before.access_token, before.refresh_token]);
    await reseal(both);
    expect(await tokens()).toEqual(after);
    await both.close();

    const only = await openWith(NEW);
    await post(only);
    expect(slack.world.posted).toHaveLength(2);
    expect(new AesVault(NEW, PURPOSES.secondFactor).open(await factor(), accountId)).toBe('JBSWY3DP');
    const { id, credentials } = await source();
    expect(new AesVault(NEW, PURPOSES.sources).open(credentials, `${ada.teamId} ${id}`)).toBe('{}');
    await at(only).post('/api/v1/projects').set(as(ada)).send({ title: 'Signed' }).expect(201);
    await until(() => receiver.received.length === 1);
    const [{ headers, body }] = receiver.received as [Receiver['received'][number]];
    expect(new Verifier(webhookSecret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'project:created',
    });
    await only.close();
  });

  it('shows a connection as ended where the earlier one was forgotten, and keeps its values for when it is found', async () => {
    const before = await tokens();
    const only = await openWith(NEW);
    await reseal(only);
    expect(await tokens()).toEqual(before);
    await expect(post(only)).rejects.toMatchObject({ title: 'Slack ended the connection' });
    await only.close();
  });

  it('leaves a token that is being refreshed, because the refreshed one is stored only where it finds it', async () => {
    await first.database.query(`UPDATE integration_connection SET refreshing_until = now() + interval '1 hour'`);
    const before = await tokens();
    const both = await openWith(NEW, [OLD]);
    await reseal(both);
    expect(await tokens()).toEqual(before);
    await first.database.query(`UPDATE integration_connection SET refreshing_until = now() - interval '1 second'`);
    await reseal(both);
    expect(await tokens()).not.toEqual(before);
    await both.close();
  });
});
