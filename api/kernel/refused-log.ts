import type { Message } from '@evident/application/kernel/message';
import { Refusal, type Uuid, isUuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Logger } from '@nestjs/common';
import { RateLimitedLog } from './rate-limited-log.ts';

/** Logs what members and their programs were not allowed to do: member, message, objects and reason. Rate-limited. */
export class RefusedLog {
  private readonly log: RateLimitedLog;

  constructor(log: Pick<Logger, 'warn'> = new Logger('security')) {
    this.log = new RateLimitedLog(log);
  }

  note(message: Message<unknown>, error: unknown): void {
    if (!(error instanceof Refusal) || error.code !== 'Forbidden') return;
    const { actor, ...fields } = message as { actor?: Actor };
    if (!actor) return;
    const { name } = message.constructor;
    const about = Object.values(fields).filter((value): value is Uuid => typeof value === 'string' && isUuid(value));
    const who = `member ${actor.userId} of workspace ${actor.teamId}`;
    this.log.warn(
      `Refused ${name}${about.length > 0 ? ` about ${about.join(', ')}` : ''} to ${who}: ${error.title}`,
      `Refused ${name} to ${who}`,
    );
  }

  stop(): void {
    this.log.stop();
  }
}
