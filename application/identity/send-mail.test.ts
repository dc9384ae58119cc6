import { MailNotSent } from '../mail/index.ts';
import { sendMail } from './send-mail.ts';

const mail = { to: 'ada@example.org', subject: 'Link', text: 'Link.' };
const failing = (retryable: boolean) => ({
  send: () => Promise.reject(new MailNotSent('the server is down', retryable)),
  close: async () => {},
});

describe('a mail that a person waits for', () => {
  it.each([
    [true, 'Unavailable'],
    [false, 'InternalError'],
  ])('says whether a later try may succeed (%s)', async (retryable, code) => {
    await expect(sendMail(failing(retryable), mail)).rejects.toMatchObject({
      code,
      title: 'The email could not be sent',
    });
  });
});
