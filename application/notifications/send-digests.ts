import type { Uuid } from '@evident/domain/kernel';
import type { Addresses } from '../identity/index.ts';
import type { JobQueue, Jobs } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { deliver, type Mailer } from '../mail/index.ts';
import { newMailSecret } from './mail-links.ts';
import { digestMail } from './mails.ts';
import type { NoticeStore } from './notice-store.ts';
import type { NewsOf } from './news-of.ts';
import { DIGEST_MESSAGES } from './send-digest-message.ts';

export const DIGESTS_QUEUE: JobQueue<Record<string, never>> = { name: 'digests' };
/** Each hour, UTC: a server that was down catches up. */
export const DIGESTS_CRON = '11 * * * *';

const HOUR_MS = 3_600_000;
/** A little less than the period, so that a digest does not move to a later hour each time. */
const PERIODS_MS = { DAILY: 23.5 * HOUR_MS, WEEKLY: (7 * 24 - 0.5) * HOUR_MS };

/** Members whose digest is due, of all workspaces. */
export interface DigestsDue {
  due(before: Readonly<Record<'DAILY' | 'WEEKLY', Date>>): Promise<{ teamId: Uuid; memberId: Uuid }[]>;
}

/** Sends the digests that are due, by mail or as messages. Without news there is none. Sent by jobs only. */
export class SendDigests extends Command {
  static readonly requires = WORKER;
}

export class SendDigestsHandler implements Handler<SendDigests> {
  constructor(
    private readonly digests: DigestsDue,
    private readonly work: UnitOfWork<{ notices: NoticeStore }>,
    private readonly news: NewsOf,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** A failing mail does not block the others. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const before = {
      DAILY: new Date(now.getTime() - PERIODS_MS.DAILY),
      WEEKLY: new Date(now.getTime() - PERIODS_MS.WEEKLY),
    };
    const faults: unknown[] = [];
    for (const { teamId, memberId } of await this.digests.due(before))
      await this.send(teamId, memberId, before, now).catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} digests could not be sent`);
  }

  /** Takes the period before it sends, so that a mail is rather lost than sent twice. */
  private async send(
    teamId: Uuid,
    memberId: Uuid,
    before: Readonly<Record<'DAILY' | 'WEEKLY', Date>>,
    now: Date,
  ): Promise<void> {
    const known = await this.work.perform(teamId, async ({ notices }) => {
      const actor = await notices.memberNow(memberId);
      const since = await notices.takeDigest(memberId, before, now);
      const mailing = await notices.mailing(memberId, newMailSecret(this.secrets), now);
      const { digestBy } = await notices.digestOf(memberId);
      return actor && mailing && since && { actor, mailing, since, digestBy };
    });
    if (!known) return;
    const { actor, mailing, since, digestBy } = known;
    const news = await this.news.since(actor, since);
    if (!news) return;
    if (digestBy !== 'SLACK') await deliver(this.mailer, digestMail(this.addresses, teamId, mailing, news));
    if (digestBy !== 'MAIL')
      await this.jobs.enqueue(
        DIGEST_MESSAGES,
        { teamId, memberId, since: since.toISOString(), mailInstead: digestBy === 'SLACK' },
        { key: `${memberId} ${since.toISOString()}` },
      );
  }
}
