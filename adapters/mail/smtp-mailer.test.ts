import { startSmtp, type FakeSmtp } from '../../test/support/fake-smtp.ts';
import { SmtpMailer } from './smtp-mailer.ts';

const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Words' };

describe('mail over SMTP', () => {
  let server: FakeSmtp;
  let mailer: SmtpMailer | undefined;
  const mailerAt = (url: string): SmtpMailer =>
    (mailer = new SmtpMailer({ url, from: 'Evident <evident@example.org>' }));
  beforeEach(async () => {
    server = await startSmtp('p@ss:word/');
  });
  afterEach(async () => {
    await mailer?.close();
    await server.close();
  });

  it('signs in with user and password of the URL, whatever characters they contain', async () => {
    await mailerAt(server.url).send(mail);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]!.raw).toContain('From: Evident <evident@example.org>');
  });

  it("reports a wrong password without repeating the server's message", async () => {
    const refused = await mailerAt(server.url.replace('word', 'guess'))
      .send(mail)
      .catch((fault: Error) => fault);
    expect(refused).toMatchObject({
      name: 'MailNotSent',
      retryable: true,
      message: 'The email was not sent: the mail server rejected the user name or the password',
    });
  });

  it.each([
    [450, true],
    [550, false],
  ])('treats response %i as one that %s change with time', async (code, retryable) => {
    server.refuseNext(code);
    const refused = await mailerAt(server.url)
      .send(mail)
      .catch((fault: Error) => fault);
    expect(refused).toMatchObject({
      name: 'MailNotSent',
      retryable,
      message: `The email was not sent: the mail server answered ${code}`,
    });
  });

  it('continues after a refusal', async () => {
    server.refuseNext(550);
    await mailerAt(server.url)
      .send(mail)
      .catch(() => {});
    await mailer!.send(mail);
    expect(server.received).toHaveLength(1);
  });

  it('refuses plain text where encryption is required', async () => {
    await expect(mailerAt(`${server.url}?starttls=required`).send(mail)).rejects.toMatchObject({ name: 'MailNotSent' });
    expect(server.received).toHaveLength(0);
  });
});
