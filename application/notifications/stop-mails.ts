import { refuse } from '@evident/domain/kernel';
import { KINDS_OF_NOTIFICATIONS } from '@evident/domain/notifications';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { memberOfToken } from './mail-links.ts';
import type { NoticeStore } from './notice-store.ts';

/** Switches off all mails about notifications, by the link in a mail. */
export class StopMails extends Command {
  static readonly requires = ANYONE;

  constructor(readonly token: string) {
    super();
  }
}

export class StopMailsHandler implements Handler<StopMails> {
  constructor(private readonly work: UnitOfWork<{ notices: NoticeStore }>) {}

  async execute({ token }: StopMails): Promise<void> {
    const named = memberOfToken(token);
    if (!named) return unknown();
    await this.work.perform(named.teamId, async ({ notices }) => {
      await notices.stopMails((await notices.memberOfSecret(named.secret)) ?? unknown(), KINDS_OF_NOTIFICATIONS);
    });
  }
}

const unknown = (): never =>
  refuse('NotFound', 'This link is not valid', 'Sign in and change your notifications in the settings.');
