import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type NewShareLink,
  SHARE_LINKS_MAX,
  type ShareLink,
  type ShareLinkView,
  refusePast,
} from '@evident/domain/sharing';
import type { PasswordHasher } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SharingStores, demandLinks, demandSharing, linkChanged, viewOf } from './sharing.ts';

/** Creates a public link to a note, an insight, a highlight or a project's published insights. */
export class CreateShareLink extends Command<ShareLinkView> {
  static readonly requires = memberWith({ scope: 'write', access: 'write', feature: 'linkSharing' });

  constructor(
    readonly actor: Actor,
    readonly wanted: NewShareLink,
  ) {
    super();
  }
}

export class CreateShareLinkHandler implements Handler<CreateShareLink> {
  constructor(
    private readonly work: UnitOfWork<SharingStores>,
    private readonly hasher: PasswordHasher,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    wanted: { objectType, objectId, expiresAt, password, searchEngines = false, charts = false },
  }: CreateShareLink): Promise<ShareLinkView> {
    const now = this.clock.now();
    const link: ShareLink = {
      id: this.ids.newId(),
      teamId: actor.teamId,
      token: this.secrets.shareToken(),
      objectType,
      objectId,
      createdBy: actor.userId,
      createdAt: now,
      expiresAt: expiresAt ? new Date(expiresAt) : null,
      passwordHash: password ? await this.hasher.hash(password) : null,
      offAt: null,
      searchEngines,
      charts,
      version: 1,
    };
    refusePast(link.expiresAt, now);
    return this.work.perform(actor.teamId, async (stores) => {
      const projectId = await demandSharing(stores, actor, objectType, objectId, 'write');
      await demandLinks(stores, actor);
      await stores.shareLinks.lockLinks(objectId);
      if ((await stores.shareLinks.of(objectType, objectId)).length >= SHARE_LINKS_MAX) {
        refuse(
          'UnprocessableContent',
          `There are at most ${SHARE_LINKS_MAX} links to one thing`,
          'Switch one of them on again.',
        );
      }
      await stores.shareLinks.save(link);
      await stores.audit.record({
        actorId: actor.userId,
        action: 'share-link:created',
        objectType,
        objectId,
        detail: { linkId: link.id },
      });
      await stores.outbox.announce(linkChanged(actor, link, projectId));
      return viewOf(link);
    });
  }
}
