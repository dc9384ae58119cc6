import { refuse } from '@evident/domain/kernel';
import { MailNotSent } from './mailer.ts';
import { deliver } from './outgoing.ts';

const mail = { to: 'ada@example.org', subject: 'News', text: 'News.' };
const failing = (fail: () => never) => ({ send: async () => fail(), close: async () => {} });

describe('a mail that nobody waits for', () => {
  it.each<[string, () => never]>([
    [
      'has no mailbox',
      () => {
        throw new MailNotSent('no such mailbox', false);
      },
    ],
    ['is none', () => refuse('ValidationError', 'The email address is not valid')],
  ])('is given up when its address %s', async (_, fail) => {
    await expect(deliver(failing(fail), mail)).resolves.toBeUndefined();
  });

  it('is tried again when it may go through later', async () => {
    await expect(
      deliver(
        failing(() => {
          throw new MailNotSent('greylisted', true);
        }),
        mail,
      ),
    ).rejects.toThrow('greylisted');
  });
});
