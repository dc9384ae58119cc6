import { type SignedIn } from '@evident/domain/identity';
import type { Person } from '../../test/support/known-people.ts';
import { LEFT_OUT, SECRET_COLUMN } from '../../adapters/postgres/unscoped/postgres-workspace-rows.ts';
import { type Messages, FORBIDDEN, openMessages } from '../../test/support/messages.ts';
import { collect } from '../../test/support/collect.ts';
import { ExportWorkspace } from './export-workspace.ts';

const confirmed = ({ userId, teamId }: Person, confirmedAt = new Date()): SignedIn => ({
  accountId: userId,
  sessionId: userId,
  email: '',
  name: '',
  teamId,
  confirmedAt,
});

describe('exporting a workspace', () => {
  let test: Messages;
  let ada: Person;
  let bob: Person;
  let other: Person;

  beforeAll(async () => {
    test = await openMessages();
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    bob = await test.people.member(ada.teamId);
    other = await test.people.member(await test.people.team());
    const projects = await Promise.all([bob, other].map((person) => test.people.project(person, 1)));
    // More rows than are read at once.
    await test.database.query(
      `INSERT INTO removed_address (team_id, email_hash) VALUES ($1, 'hash-of-an-address') ON CONFLICT DO NOTHING`,
      [ada.teamId],
    );
    for (let at = 0; at < 3; at += 1) await test.note(bob, projects[0]!, { title: `Note ${at}` });
    await test.note(other, projects[1]!, { title: 'Note of another workspace' });
  });
  afterAll(() => test.close());

  it('contains what others made, nothing of other workspaces, and no secrets', async () => {
    const archive = Buffer.concat(await collect(await test.ask(new ExportWorkspace(ada, confirmed(ada))))).toString();
    for (const text of [
      'Note 0',
      'Note 1',
      'Note 2',
      '"format": 1',
      'rows/member-000001.jsonl',
      'rows/access_grant-000001.jsonl',
    ])
      expect(archive).toContain(text);
    for (const text of ['of another workspace', other.teamId, 'hash-of-an-address', 'secret_hash'])
      expect(archive).not.toContain(text);
  });

  it('is for admins with a recent confirmation, and is recorded', async () => {
    await test.refused(new ExportWorkspace(bob, confirmed(bob)), FORBIDDEN);
    await test.refused(new ExportWorkspace(ada, confirmed(ada, new Date(0))), { code: 'ConfirmationRequired' });
    const [{ count }] = (await test.database.query<{ count: string }>(
      `SELECT count(*) FROM audit_entry WHERE team_id = $1 AND action = 'workspace:exported'`,
      [ada.teamId],
    )) as [{ count: string }];
    expect(count).toBe('1');
  });

  it('hides every secret, and leaves out only tables that exist', async () => {
    const tables = await test.database.query<{ name: string; columns: string[] }>(
      `SELECT c.relname AS name,
         (SELECT array_agg(a.attname::text) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition`,
    );
    const ofTeams = tables.filter(({ columns }) => columns.includes('team_id'));
    const names = new Set(tables.map(({ name }) => name));
    expect([...LEFT_OUT].filter((name) => !names.has(name))).toEqual([]);
    const hidden = ofTeams.flatMap(({ name, columns }) =>
      LEFT_OUT.has(name) || name.startsWith('search_')
        ? []
        : columns.filter((column) => SECRET_COLUMN.test(column)).map((column) => `${name}.${column}`),
    );
    expect(hidden.sort()).toMatchInlineSnapshot(`
     [
       "ai_usage.input_tokens",
       "ai_usage.output_tokens",
       "channel_source.credentials",
       "destination.access",
       "integration_connection.access_token",
       "integration_connection.refresh_token",
       "invite.link_hash",
       "invite.secret_hash",
       "notification_setting.mail_secret",
       "share_link.password_hash",
       "share_link.token",
       "sso_connection.sealed_secret",
       "sso_domain.token",
       "turn_translation.source_hash",
       "webhook.secrets",
     ]
    `);
  });
});
