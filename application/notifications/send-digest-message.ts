import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Addresses } from '../identity/index.ts';
import type { Chat } from '../integrations/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { deliver, type Mailer } from '../mail/index.ts';
import { digestMailInstead, digestMessage } from './digest-message.ts';
import { newMailSecret } from './mail-links.ts';
import type { NewsOf } from './news-of.ts';
import type { NoticeStore } from './notice-store.ts';

interface DigestTurn {
  readonly teamId: Uuid;
  readonly memberId: Uuid;
  /** The start of its period. */
  readonly since: string;
  /** Whether it is mailed if it cannot be sent. */
  readonly mailInstead: boolean;
}

export const DIGEST_MESSAGES: JobQueue<DigestTurn> = { name: 'digest-messages', retries: 8 };

/** Sends a digest as a direct message, once for each period. Sent by jobs only. */
export class SendDigestMessage extends Command {
  static readonly requires = WORKER;

  constructor(
    readonly turn: DigestTurn,
    /** No try follows this one. */
    readonly last: boolean,
  ) {
    super();
  }
}

export class SendDigestMessageHandler implements Handler<SendDigestMessage> {
  constructor(
    private readonly work: UnitOfWork<{ notices: NoticeStore }>,
    private readonly news: NewsOf,
    private readonly chat: Chat,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ turn: { teamId, memberId, mailInstead, ...turn }, last }: SendDigestMessage): Promise<void> {
    const since = new Date(turn.since);
    const known = await this.work.perform(teamId, async ({ notices }) => {
      if (await notices.wasTold(memberId, since)) return null;
      const actor = await notices.memberNow(memberId);
      const mailing = await notices.mailing(memberId, newMailSecret(this.secrets), this.clock.now());
      return actor && mailing && { actor, mailing };
    });
    const news = known && (await this.news.since(known.actor, since));
    if (!news) return;
    try {
      await this.chat.tell(teamId, memberId, digestMessage(this.addresses, known.mailing, news));
    } catch (error) {
      if (!(error instanceof Refusal) || (error.code === 'Unavailable' && !last)) throw error;
      if (mailInstead) await deliver(this.mailer, digestMailInstead(this.addresses, teamId, known.mailing, news));
    }
    await this.work.perform(teamId, ({ notices }) => notices.markTold(memberId, since));
  }
}
