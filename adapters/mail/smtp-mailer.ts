import { checkedMail, MailNotSent, type Mail, type Mailer } from '@evident/application/mail/mailer';
import { createTransport, type Transporter } from 'nodemailer';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS if offered) or `smtps://…:465`. */
  readonly url: string;
  /** Sender, with or without a display name: `Evident <evident@example.org>`. */
  readonly from: string;
}

/** Sends messages through an SMTP server over at most two pooled connections. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;

  constructor(private readonly settings: SmtpSettings) {
    const { protocol, hostname, port, username, password, searchParams } = new URL(settings.url);
    const secure = protocol === 'smtps:';
    this.#transport = createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
      requireTLS: searchParams.get('starttls') === 'required',
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // Prevents a message from making the server read a file or URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail): Promise<void> {
    const { to, subject, text, html } = checkedMail(mail);
    try {
      await this.#transport.sendMail({ from: this.settings.from, to: { name: '', address: to }, subject, text, html });
    } catch (fault) {
      throw new MailNotSent(reasonOf(fault), retryable(fault));
    }
  }

  close(): Promise<void> {
    this.#transport.close();
    return Promise.resolve();
  }
}

interface SmtpFault extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Logs the server's own message for operators only, because it can name users and hosts. */
function reasonOf(fault: unknown): string {
  const { code, responseCode } = fault as SmtpFault;
  if (code === 'EAUTH') return 'the mail server rejected the user name or the password';
  if (responseCode !== undefined) return `the mail server answered ${responseCode}`;
  return 'the mail server cannot be reached';
}

/**
 * SMTP: 4yz is transient, 5yz permanent (RFC 5321, section 4.2.1). Timeouts are transient; a wrong password may be
 * corrected.
 */
function retryable(fault: unknown): boolean {
  const { code, responseCode } = fault as SmtpFault;
  return code === 'EAUTH' || responseCode === undefined || responseCode < 500;
}
