import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NewShareLink, type ShareLink, type ShareLinkChange, type ShareLinkView, type SharedType, refusePast } from '@evident/domain/sharing';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, Query } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import { type ProjectAccess, demand } from '../permissions/project-access.ts';
import type { ShareLinkStore } from './share-link-store.ts';

/** Make a public link to a note, an insight, a highlight or a project's published insights. */
export class CreateShareLink extends Command<ShareLinkView> {
  constructor(readonly actor: Actor, readonly wanted: NewShareLink) { super(); }
}
/** Switch a public link on or off, or change its end or its password. */
export class UpdateShareLink extends Command<ShareLinkView> {
  constructor(readonly actor: Actor, readonly linkId: Uuid, readonly change: ShareLinkChange) { super(); }
}
/** The public links of one thing, newest first. */
export class ListShareLinks extends Query<ShareLinkView[]> {
  constructor(readonly actor: Actor, readonly objectType: SharedType, readonly objectId: Uuid) { super(); }
}

type Needs = { shareLinks: ShareLinkStore; projectAccess: ProjectAccess; audit: AuditLog };

export class CreateShareLinkHandler implements Handler<CreateShareLink> {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly hasher: PasswordHasher,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, wanted: { objectType, objectId, expiresAt, password } }: CreateShareLink): Promise<ShareLinkView> {
    const now = this.clock.now();
    const link: ShareLink = {
      id: this.ids.newId(), teamId: actor.teamId, token: this.secrets.shareToken(), objectType, objectId, createdBy: actor.userId, createdAt: now,
      expiresAt: expiresAt ? new Date(expiresAt) : null, passwordHash: password ? await this.hasher.hash(password) : null, offAt: null,
    };
    refusePast(link.expiresAt, now);
    return this.work.perform(actor.teamId, async (stores) => {
      await demandSharing(stores, actor, objectType, objectId);
      await stores.shareLinks.save(link);
      await stores.audit.record({ actorId: actor.userId, action: 'share-link:created', objectType, objectId, detail: { linkId: link.id } });
      return viewOf(link);
    });
  }
}

export class UpdateShareLinkHandler implements Handler<UpdateShareLink> {
  constructor(
    private readonly work: UnitOfWork<Needs>,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, linkId, change: { on, expiresAt, password } }: UpdateShareLink): Promise<ShareLinkView> {
    const now = this.clock.now();
    const end = expiresAt === undefined ? undefined : expiresAt === null ? null : new Date(expiresAt);
    refusePast(end ?? null, now);
    const passwordHash = password === undefined ? undefined : password === null ? null : await this.hasher.hash(password);
    return this.work.perform(actor.teamId, async (stores) => {
      const link = (await stores.shareLinks.find(linkId)) ?? refuse('NotFound', 'Share link not found');
      await demandSharing(stores, actor, link.objectType, link.objectId, 'Share link');
      const changed: ShareLink = {
        ...link, offAt: on === undefined ? link.offAt : on ? null : (link.offAt ?? now),
        expiresAt: end === undefined ? link.expiresAt : end, passwordHash: passwordHash === undefined ? link.passwordHash : passwordHash,
      };
      await stores.shareLinks.save(changed);
      await stores.audit.record({ actorId: actor.userId, action: 'share-link:changed', objectType: link.objectType, objectId: link.objectId, detail: { linkId, on: changed.offAt === null } });
      return viewOf(changed);
    });
  }
}

export class ListShareLinksHandler implements Handler<ListShareLinks> {
  constructor(private readonly work: UnitOfWork<Needs>) {}

  execute({ actor, objectType, objectId }: ListShareLinks): Promise<ShareLinkView[]> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demandSharing(stores, actor, objectType, objectId);
      return (await stores.shareLinks.of(objectType, objectId)).map(viewOf);
    });
  }
}

/** Whoever may write a thing may show it to the world. */
async function demandSharing({ shareLinks, projectAccess }: Needs, actor: Actor, objectType: SharedType, objectId: Uuid, what = NAMES[objectType]): Promise<void> {
  const projectId = (await shareLinks.projectOf(objectType, objectId)) ?? refuse('NotFound', `${what} not found`);
  await demand(projectAccess, actor, projectId, 'write', what);
}

const NAMES: Record<SharedType, string> = { note: 'Note', insight: 'Insight', highlight: 'Highlight', project: 'Project' };

const viewOf = ({ id, token, objectType, objectId, offAt, expiresAt, passwordHash, createdAt }: ShareLink): ShareLinkView =>
  ({ id, token, objectType, objectId, on: offAt === null, expiresAt: expiresAt?.toISOString() ?? null, hasPassword: passwordHash !== null, createdAt: createdAt.toISOString() });
