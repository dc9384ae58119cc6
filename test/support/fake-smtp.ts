import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly recipients: readonly string[];
  /** Message as sent over the wire. */
  readonly raw: string;
}

export interface FakeSmtp {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Refuses the next recipient with this code. */
  refuseNext(code: number): void;
  close(): Promise<void>;
}

/** In-process SMTP server that stores messages. With `password`, only the user `mailer` may send. */
export async function startSmtp(password?: string): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  let refusal = 0;
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password: given }, _session, done) =>
      username === 'mailer' && given === password
        ? done(null, { user: username })
        : done(new Error('no such user at host secret.internal')),
    onRcptTo: (_address, _session, done) => {
      const code = refusal;
      refusal = 0;
      done(code ? Object.assign(new Error('mailbox of secret.internal'), { responseCode: code }) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done(null);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${password === undefined ? '' : `mailer:${encodeURIComponent(password)}@`}127.0.0.1:${port}`,
    received,
    refuseNext: (code) => void (refusal = code),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
