import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { FolderMailbox } from '../../adapters/mail/folder-mailbox.ts';
import { SmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { startSmtp } from '../support/fake-smtp.ts';
import { mailerContract, type ArrivedMail } from './mailer.contract.ts';

mailerContract('SMTP', async () => {
  const server = await startSmtp();
  return {
    mailer: new SmtpMailer({ url: server.url, from: 'Evident <evident@example.org>' }),
    arrived: () =>
      Promise.all(
        server.received.map(async ({ recipients, raw }): Promise<ArrivedMail> => {
          const { subject, text, html, headers } = await PostalMime.parse(raw);
          return {
            recipients,
            subject: subject ?? '',
            text: (text ?? '').replace(/\n*$/, '\n'),
            html: html?.trimEnd(),
            headers: headers.map(({ key }) => key),
          };
        }),
      ),
    breakDown: () => server.close(),
    close: () => server.close(),
  };
});

mailerContract('the local mailbox', async () => {
  const root = await mkdtemp(join(tmpdir(), 'evident-mail-'));
  const folder = join(root, 'mail');
  const mailer = new FolderMailbox(folder, systemClock);
  return {
    mailer,
    arrived: async () => {
      const messages = await Promise.all((await mailer.list(100)).map(({ id }) => mailer.read(id)));
      return messages.reverse().map((message) => ({
        recipients: [message!.to],
        subject: message!.subject,
        text: message!.text,
        html: message!.html,
        headers: [],
      }));
    },
    breakDown: () => writeFile(folder, 'not a folder'),
    close: () => rm(root, { recursive: true, force: true }),
  };
});
