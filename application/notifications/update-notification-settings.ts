import { notFound } from '@evident/domain/kernel';
import type { NotificationSettingsUpdate } from '@evident/domain/notifications';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { newMailSecret } from './mail-links.ts';
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

  async execute({
    actor,
    update: { digest, digestBy, kinds = [], ...update },
  }: UpdateNotificationSettings): Promise<void> {
    const projectId = update.projectId ?? null;
    await this.work.perform(actor.teamId, async ({ notices }) => {
      if (projectId !== null && !(await notices.sees(actor, 'PROJECT', projectId))) notFound('Project');
      for (const { kind, delivery } of kinds) await notices.choose(actor.userId, { kind, projectId, delivery });
      const now = this.clock.now();
      if (digest) await notices.chooseDigest(actor.userId, digest, now, newMailSecret(this.secrets));
      if (digestBy) await notices.chooseDigestWay(actor.userId, digestBy, now, newMailSecret(this.secrets));
    });
  }
}
