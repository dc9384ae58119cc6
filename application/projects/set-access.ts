import { refuse, notFound } from '@evident/domain/kernel';
import { type Actor, type Holder, refuseUnlessAllowed, type Role } from '@evident/domain/permissions';
import { type GrantWording, grantTo, type Guarded, holderOf, refuseMoreHolders } from '@evident/domain/projects';
import type { AuditLog } from '../kernel/audit-log.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { accessChanged } from './events.ts';
import type { FolderStore } from './folder-store.ts';
import type { GrantStore } from './grant-store.ts';

/** Sets the level of a holder on a project or folder; `none` removes it. */
export class SetAccess extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'manage', feature: 'projectPermissions' });

  constructor(
    readonly actor: Actor,
    readonly on: Guarded,
    readonly wording: GrantWording,
  ) {
    super();
  }

  /** The ways back are always possible: opening it to everyone again, and giving a person less. */
  get needsFeature(): boolean {
    const { kind, id, level } = this.wording;
    if (kind === 'special') return !(id === 'public' && level === 'WRITE');
    return level === 'WRITE' || level === 'FULL';
  }
}

export class SetAccessHandler implements Handler<SetAccess> {
  constructor(
    private readonly work: UnitOfWork<{ grants: GrantStore; folders: FolderStore; audit: AuditLog; outbox: Outbox }>,
  ) {}

  async execute({ actor, on, wording }: SetAccess): Promise<void> {
    await this.work.perform(actor.teamId, async ({ grants, folders, audit, outbox }) => {
      await folders.lockTree();
      refuseUnlessAllowed(
        'manage',
        actor,
        await grants.accessTo(actor, on),
        on.kind === 'project' ? 'Project' : 'Folder',
      );
      const holder = holderOf(wording);
      const before = await grants.levelOf(on, holder);
      const grant = grantTo(holder, wording.level, wording.level === 'none' ? undefined : await roleOf(grants, holder));
      if (grant && before === 'none') refuseMoreHolders(await grants.holders(on));
      if (grant) await grants.give(on, grant, actor.userId);
      else await grants.take(on, holder);
      if (before === 'FULL' && !(await grants.someoneHoldsFull(on))) {
        refuse('InvalidOperation', 'Someone must keep full access', 'Give full access to someone else first.');
      }
      await audit.record({
        actorId: actor.userId,
        action: 'access:changed',
        objectType: on.kind,
        objectId: on.id,
        detail: { holder, from: before, to: wording.level },
      });
      await outbox.announce(accessChanged(actor, on, before === 'none' && grant ? holder : undefined));
    });
  }
}

/** Returns the role of a receiving member; undefined for a group. Refuses unknown holders. */
async function roleOf(grants: GrantStore, holder: Holder): Promise<Role | undefined> {
  if (holder.kind === 'user') return (await grants.roleOf(holder.id)) ?? notFound('Member');
  if (holder.kind === 'group' && !(await grants.hasGroup(holder.id))) notFound('Group');
  return undefined;
}
