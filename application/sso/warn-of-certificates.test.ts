import { MAILER } from '../../api/identity/identity.ports.ts';
import type { FolderMailbox } from '../../adapters/mail/folder-mailbox.ts';
import { type Messages, openMessages } from '../../test/support/messages.ts';
import { WarnOfCertificates } from './warn-of-certificates.ts';

describe('the end of a certificate', () => {
  let test: Messages;
  beforeAll(async () => {
    test = await openMessages();
  });
  afterAll(() => test.close());

  it('is mailed to the admins of the workspace once', async () => {
    const ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    await test.people.member(ada.teamId);
    await test.database.query(`UPDATE member SET email = 'ada-of-certificates@example.org' WHERE id = $1`, [
      ada.userId,
    ]);
    const end = new Date(Date.now() + 20 * 86_400_000).toISOString();
    await test.database.query(
      `INSERT INTO sso_connection (id, team_id, strategy, name, enabled, saml, attributes, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 'saml', 'Our AD FS', true, $2, '{"email":"","name":"","groups":""}', now(), now())`,
      [ada.teamId, JSON.stringify({ entryPoint: '', idpEntityId: '', certificates: [{ pem: '', expiresAt: end }] })],
    );
    await test.ask(new WarnOfCertificates());
    await test.ask(new WarnOfCertificates());
    const mails = (await test.app.get<FolderMailbox>(MAILER.token, { strict: false }).list(1_000)).filter(
      ({ subject }) => subject.includes('Our AD FS'),
    );
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada-of-certificates@example.org', `The certificate of Our AD FS ends on ${end.slice(0, 10)}`],
    ]);
  });
});
