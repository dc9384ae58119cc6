import type { Mail, Mailer } from '@evident/application/mail/mailer';

export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** Received messages, oldest first, decoded. */
  arrived(): Promise<ArrivedMail[]>;
  /** Makes all later deliveries fail. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
}

export interface ArrivedMail {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Header names in lower case, if the engine has any. */
  readonly headers: readonly string[];
}

const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Your sign-in link',
  text: 'Follow this link:\n\nhttps://evident.example/x?y=1&z=2\n',
};

/** Contract of mailers; runs once per adapter. */
export function mailerContract(name: string, open: () => Promise<MailerUnderTest>): void {
  describe(`${name}: mail`, () => {
    let engine: MailerUnderTest;
    beforeEach(async () => {
      engine = await open();
    });
    afterEach(async () => {
      await engine.mailer.close();
      await engine.close();
    });

    it('delivers recipient, subject and text unchanged', async () => {
      await engine.mailer.send(mail);
      expect(await engine.arrived()).toEqual([
        expect.objectContaining({ recipients: ['ada@example.org'], subject: mail.subject, text: mail.text }),
      ]);
    });

    it('supports every script, in the subject too', async () => {
      const words = {
        ...mail,
        subject: 'Приглашение · 招待 · déjà 🎉',
        text: 'Grüße an Ødegård, 東京 🙂\n',
        html: '<p>Grüße 🙂</p>',
      };
      await engine.mailer.send(words);
      expect(await engine.arrived()).toEqual([
        expect.objectContaining({ subject: words.subject, text: words.text, html: words.html }),
      ]);
    });

    it('delivers several messages in order', async () => {
      for (const subject of ['one', 'two', 'three']) await engine.mailer.send({ ...mail, subject });
      expect((await engine.arrived()).map(({ subject }) => subject)).toEqual(['one', 'two', 'three']);
    });

    it.each([
      'ada@example.org\r\nBcc: eve@example.org',
      'ada@example.org, eve@example.org',
      'ada@example.org;eve@example.org',
      '"Ada" <ada@example.org>',
      'ada@example.org\u0000',
      'ada',
      '',
      'a@b@c',
      '@example.org',
      `${'a'.repeat(320)}@example.org`,
    ])('refuses the recipient %j', async (to) => {
      await expect(engine.mailer.send({ ...mail, to })).rejects.toMatchObject({
        code: 'ValidationError',
        title: 'The email address is not valid',
      });
      expect(await engine.arrived()).toEqual([]);
    });

    it.each(['Hello\r\nBcc: eve@example.org', 'Hello\nX-Evil: 1', 'Hello\rthere', 'Hello\u2028there', 'Hello\u0000'])(
      'refuses the subject %j',
      async (subject) => {
        await expect(engine.mailer.send({ ...mail, subject })).rejects.toMatchObject({
          code: 'ValidationError',
          title: 'The subject must be one line',
        });
        expect(await engine.arrived()).toEqual([]);
      },
    );

    it('allows no injection of headers, recipients or message ends through the text', async () => {
      const words = { ...mail, text: 'First\r\n.\r\nBcc: eve@example.org\r\nRCPT TO:<eve@example.org>\r\n' };
      await engine.mailer.send(words);
      const [message, ...more] = await engine.arrived();
      expect(more).toEqual([]);
      expect(message!.recipients).toEqual(['ada@example.org']);
      expect(message!.headers).not.toContain('bcc');
      expect(message!.text.replaceAll('\r\n', '\n')).toBe(words.text.replaceAll('\r\n', '\n'));
    });

    it('reports a temporary failure as retryable', async () => {
      await engine.breakDown();
      await expect(engine.mailer.send(mail)).rejects.toMatchObject({
        name: 'MailNotSent',
        retryable: true,
        message: expect.stringMatching(/^The email was not sent: the (mail server|local mailbox) cannot be/),
      });
    });
  });
}
