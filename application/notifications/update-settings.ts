import { refuse } from '@evident/domain/kernel';
import { KINDS_OF_NOTIFICATIONS, type NotificationSettingsUpdate } from '@evident/domain/notifications';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { ANYONE, Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { memberOfToken, newMailSecret } from './mail-links.ts';
import type { NoticeStore } from './notice-store.ts';

/** Sets how the member is notified of kinds, in a project or in general, and how often they get a digest. */
export class UpdateNotificationSettings extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly update: NotificationSettingsUpdate,
  ) {
    super();
  }
}

export class UpdateNotificationSettingsHandler implements Handler<UpdateNotificationSettings> {
  constructor(
    private readonly work: UnitOfWork<{ notices: NoticeStore }>,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, update: { digest, kinds = [], ...update } }: UpdateNotificationSettings): Promise<void> {
    const projectId = update.projectId ?? null;
    await this.work.perform(actor.teamId, async ({ notices }) => {
      if (projectId !== null && !(await notices.sees(actor, 'PROJECT', projectId)))
        refuse('NotFound', 'Project not found');
      for (const { kind, delivery } of kinds) await notices.choose(actor.userId, { kind, projectId, delivery });
      if (digest) await notices.chooseDigest(actor.userId, digest, this.clock.now(), newMailSecret(this.secrets));
    });
  }
}

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
