import { mayReadMailbox } from '@evident/domain/mail';
import { refuse } from '@evident/domain/kernel';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SETTINGS } from '../kernel/kernel.module.ts';
import type { Settings } from '../kernel/settings.ts';

/** Allows access to the local mailbox from this machine only. Other requests get 404. */
@Injectable()
export class MailboxGuard implements CanActivate {
  constructor(@Inject(SETTINGS.token) private readonly settings: Settings) {}

  isOpenTo({ host, ip, headers }: FastifyRequest): boolean {
    const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some(
      (name) => headers[name] !== undefined,
    );
    return mayReadMailbox({
      smtp: this.settings.smtp !== undefined,
      publicHost: new URL(this.settings.publicUrl).host,
      host,
      ip,
      forwarded,
    });
  }

  canActivate(context: ExecutionContext): boolean {
    return (
      this.isOpenTo(context.switchToHttp().getRequest<FastifyRequest>()) ||
      refuse('NotFound', 'There is nothing at this address')
    );
  }
}
