import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ShareLink, type ShareLinkChange, type ShareLinkView, refusePast } from '@evident/domain/sharing';
import type { PasswordHasher } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SharingStores, demandLinks, demandSharing, linkChanged, viewOf } from './sharing.ts';

/**
 * Activates or deactivates a public link, or changes its expiry or password. `expected` is the version that the actor
 * has seen.
 */
export class UpdateShareLink extends Command<ShareLinkView> {
  static readonly requires = memberWith({ scope: 'write', access: 'unshare', feature: 'linkSharing' });

  constructor(
    readonly actor: Actor,
    readonly linkId: Uuid,
    readonly change: ShareLinkChange,
    readonly expected: number | null = null,
  ) {
    super();
  }

  /** Only switching a link on. */
  get needsFeature(): boolean {
    return this.change.on === true;
  }
}

export class UpdateShareLinkHandler implements Handler<UpdateShareLink> {
  constructor(
    private readonly work: UnitOfWork<SharingStores>,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async execute({
    actor,
    linkId,
    change: { on, expiresAt, password, ...shown },
    expected,
  }: UpdateShareLink): Promise<ShareLinkView> {
    const now = this.clock.now();
    const end = expiresAt === undefined ? undefined : expiresAt === null ? null : new Date(expiresAt);
    refusePast(end ?? null, now);
    const onlySwitchesOff =
      on === false && expiresAt === undefined && password === undefined && Object.keys(shown).length === 0;
    const passwordHash =
      password === undefined ? undefined : password === null ? null : await this.hasher.hash(password);
    return this.work.perform(actor.teamId, async (stores) => {
      const link = (await stores.shareLinks.find(linkId)) ?? notFound('Share link');
      const projectId = await demandSharing(
        stores,
        actor,
        link.objectType,
        link.objectId,
        onlySwitchesOff ? 'unshare' : 'write',
        'Share link',
      );
      if (on) await demandLinks(stores, actor);
      refuseOverwriting(link, expected);
      const changed: ShareLink = {
        ...link,
        searchEngines: shown.searchEngines ?? link.searchEngines,
        charts: shown.charts ?? link.charts,
        offAt: on === undefined ? link.offAt : on ? null : (link.offAt ?? now),
        expiresAt: end === undefined ? link.expiresAt : end,
        passwordHash: passwordHash === undefined ? link.passwordHash : passwordHash,
      };
      await stores.shareLinks.save(changed);
      await stores.audit.record({
        actorId: actor.userId,
        action: 'share-link:changed',
        objectType: link.objectType,
        objectId: link.objectId,
        detail: { linkId, on: changed.offAt === null },
      });
      await stores.outbox.announce(linkChanged(actor, changed, projectId));
      return viewOf((await stores.shareLinks.find(linkId)) ?? changed);
    });
  }
}
