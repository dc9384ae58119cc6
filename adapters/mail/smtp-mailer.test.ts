import { startSmtp, type SmtpStandIn } from '../../test/support/smtp-stand-in.ts';
import { SmtpMailer } from './smtp-mailer.ts';

const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Words' };

describe('mail over SMTP', () => {
  let server: SmtpStandIn;
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

  it('signs in with the user and the password of the address, whatever characters they have', async () => {
    await mailerAt(server.url).send(mail);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]!.raw).toContain('From: Evident <evident@example.org>');
  });

  it('says that the password is wrong without repeating what the server said', async () => {
    const refused = await mailerAt(server.url.replace('word', 'guess'))
      .send(mail)
      .catch((fault: Error) => fault);
    expect(refused).toMatchObject({
      name: 'MailNotSent',
      retryable: true,
      message: 'The email was not sent: the mail server does not accept the user name and password',
    });
  });

  it.each([
    [450, true],
    [550, false],
  ])('takes the answer %i for one that %s change with time', async (code, retryable) => {
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

  it('goes on after a refusal', async () => {
    server.refuseNext(550);
    await mailerAt(server.url)
      .send(mail)
      .catch(() => {});
    await mailer!.send(mail);
    expect(server.received).toHaveLength(1);
  });

  it('refuses to send in clear where encryption is demanded', async () => {
    await expect(mailerAt(`${server.url}?starttls=required`).send(mail)).rejects.toMatchObject({ name: 'MailNotSent' });
    expect(server.received).toHaveLength(0);
  });
});
