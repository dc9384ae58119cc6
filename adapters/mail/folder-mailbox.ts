import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@evident/application/kernel/clock';
import { checkedMail, MailNotSent, type Mail, type Mailer } from '@evident/application/mail/mailer';
import type { Mailbox, MailboxEntry, MailboxMessage } from '@evident/application/mail/mailbox';

/** Milliseconds after which a partial message counts as abandoned. */
const HALF_AFTER_MS = 3_600_000;
const ID = /^\d{13}-\d{6}-[0-9a-f]{8}$/;

/** Mailer without SMTP. Stores each message in a file only the server's user can read, and keeps the newest `kept`. */
export class FolderMailbox implements Mailer, Mailbox {
  #count = 0;

  constructor(
    private readonly folder: string,
    private readonly clock: Clock,
    private readonly kept = 500,
  ) {}

  async send(mail: Mail): Promise<void> {
    const { to, subject, text, html } = checkedMail(mail);
    const sentAt = this.clock.now();
    const id = `${String(sentAt.getTime()).padStart(13, '0')}-${String(this.#count++ % 1_000_000).padStart(6, '0')}-${randomBytes(4).toString('hex')}`;
    try {
      await fs.mkdir(this.folder, { recursive: true, mode: 0o700 });
      const half = join(this.folder, `.${id}`);
      // Synced before the rename, so that a power cut leaves a complete message or none.
      await fs.writeFile(half, JSON.stringify({ to, subject, text, html, sentAt }), { mode: 0o600, flush: true });
      await fs.rename(half, this.#pathOf(id));
      await this.prune(this.kept);
    } catch (fault) {
      throw new MailNotSent(
        `the local mailbox cannot be written to (${(fault as NodeJS.ErrnoException).code ?? 'unknown'})`,
        true,
      );
    }
  }

  async list(limit: number): Promise<MailboxEntry[]> {
    const messages = await Promise.all((await this.#ids()).slice(0, limit).map((id) => this.read(id)));
    return messages
      .filter((message) => message !== null)
      .map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt }));
  }

  async read(id: string): Promise<MailboxMessage | null> {
    if (!ID.test(id)) return null;
    try {
      const kept = JSON.parse(await fs.readFile(this.#pathOf(id), 'utf8')) as Mail & { sentAt: string };
      return { ...kept, id, sentAt: new Date(kept.sentAt) };
    } catch {
      // Missing or corrupt after a crash.
      return null;
    }
  }

  /** Removes all but the newest `kept` messages, and abandoned partial ones. */
  async prune(kept: number): Promise<void> {
    for (const id of (await this.#ids()).slice(kept)) await fs.rm(this.#pathOf(id), { force: true });
    const longAgo = this.clock.now().getTime() - HALF_AFTER_MS;
    const halves = (await this.#names()).filter(
      (name) => name.startsWith('.') && ID.test(name.slice(1)) && Number(name.slice(1, 14)) < longAgo,
    );
    for (const half of halves) await fs.rm(join(this.folder, half), { force: true });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Newest first. */
  async #ids(): Promise<string[]> {
    return (await this.#names())
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -5))
      .filter((id) => ID.test(id))
      .sort()
      .reverse();
  }

  #names(): Promise<string[]> {
    return fs.readdir(this.folder).catch(() => []);
  }

  #pathOf(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}
