import { type Uuid, refuse } from '@evident/domain/kernel';
import { type Actor, refuseUnlessAllowed } from '@evident/domain/permissions';
import { KINDS, capitalized, kindOf } from '@evident/domain/kinds';
import { demandPeople, seesPeople } from '@evident/domain/people';
import { type TrashEntry, deletingNeeds } from '@evident/domain/trash';
import { changedAgain } from '@evident/domain/undo';
import { type ChannelAccessStores, channelFor } from '../channels/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PersonStore } from '../people/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { FolderStore, GrantStore } from '../projects/index.ts';
import type { SearchIndex, SearchRef, SearchSource } from '../search/index.ts';
import { demandArranging, type TagStore } from '../tags/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import { appearance } from './events.ts';
import type { Members, Subject, TrashRef, TrashStore } from './trash-store.ts';

/** Delete a note, insight, tag board, person, project, folder or channel into the trash; returns the undo id. */
export class MoveToTrash extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly ref: TrashRef,
  ) {
    super();
  }
}

export interface TrashStores extends ChannelAccessStores {
  trash: TrashStore;
  projectAccess: ProjectAccess;
  grants: GrantStore;
  folders: FolderStore;
  tags: TagStore;
  people: Pick<PersonStore, 'access'>;
  searchIndex: SearchIndex;
  searchSource: SearchSource;
  outbox: Outbox;
  audit: AuditLog;
  undo: UndoStore;
}

export const TRASHED = undoKind<{ readonly entryId: Uuid }>('trash:moved');

/** An object that its undo restored, as it was then. */
export interface RestoredObject extends TrashRef {
  readonly state: string;
}
export const RESTORED = undoKind<RestoredObject>('trash:restored');

export class MoveToTrashHandler implements Handler<MoveToTrash> {
  constructor(
    private readonly work: UnitOfWork<TrashStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, ref }: MoveToTrash): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const now = this.clock.now();
      const entry = await putInTrash(stores, actor, ref, this.ids.newId(), now);
      return stores.undo.keep(actor, TRASHED, {
        projectId: entry.projectId,
        label: `Deleted “${entry.title}”`,
        before: { entryId: entry.id },
      });
    });
  }
}

/** Moves an object to the trash; undoing is up to the caller. */
export async function putInTrash(
  stores: Omit<TrashStores, 'undo'>,
  actor: Actor,
  ref: TrashRef,
  entryId: Uuid,
  now: Date,
): Promise<TrashEntry> {
  const { title, projectId } = await toDelete(stores, actor, ref);
  const entry: TrashEntry = {
    id: entryId,
    teamId: actor.teamId,
    objectType: ref.type,
    objectId: ref.id,
    title,
    projectId: ref.type === 'PROJECT' ? null : projectId,
    held: {},
    trashedBy: actor.userId,
    trashedAt: now,
  };
  const gone = await stores.trash.put(entry);
  await stores.searchIndex.remove(await outOfSearch(stores, ref, gone));
  await stores.outbox.announce(...appearance(actor, entry, gone, true));
  await stores.audit.record({
    actorId: actor.userId,
    action: 'trash:moved',
    objectType: ref.type,
    objectId: ref.id,
  });
  return entry;
}

/** Moves a restored object to the trash again, unless it was changed since. */
export async function putBackInTrash(
  stores: Omit<TrashStores, 'undo'>,
  actor: Actor,
  { state, ...ref }: RestoredObject,
  entryId: Uuid,
  now: Date,
): Promise<TrashEntry> {
  const { title } = await toDelete(stores, actor, ref);
  if ((await stores.trash.stateOf(ref)) !== state) changedAgain(KINDS[kindOf(ref.type)].one, title);
  return putInTrash(stores, actor, ref, entryId, now);
}

/** Removes objects from search immediately. Projects and folders lose visibility with their grants. */
async function outOfSearch(
  { searchSource }: Pick<TrashStores, 'searchSource'>,
  { type, id }: TrashRef,
  { tags }: Members,
): Promise<SearchRef[]> {
  switch (type) {
    case 'NOTE':
      return [{ type, id }, ...(await searchSource.highlightsOf(id))];
    case 'INSIGHT':
    case 'PERSON':
      return [{ type, id }];
    case 'TAG_BOARD':
      return tags.map((tagId) => ({ type: 'TAG', id: tagId }));
    default:
      return [];
  }
}

/** Locks the object and returns it. Requires permission to delete; no one can rearrange its container meanwhile. */
async function toDelete(stores: Omit<TrashStores, 'undo'>, actor: Actor, ref: TrashRef): Promise<Subject> {
  const name = KINDS[kindOf(ref.type)].one;
  const what = capitalized(name);
  const needs = deletingNeeds(ref.type);
  if (needs === 'manage') await stores.folders.lockTree();
  if (ref.type === 'PROJECT_CATEGORY')
    refuseUnlessAllowed(needs, actor, await stores.grants.accessTo(actor, { kind: 'folder', id: ref.id }), what);
  if (ref.type === 'CHANNEL') await channelFor(stores, 'manage', actor, ref.id);
  if (ref.type === 'PERSON') {
    const access = await stores.people.access();
    if (!seesPeople(actor, access)) refuse('NotFound', `${what} not found`);
    demandPeople(actor, access);
  }
  const subject = (await stores.trash.subject(ref)) ?? refuse('NotFound', `${what} not found`);
  if (subject.projectId !== null) await demand(stores.projectAccess, actor, subject.projectId, needs, what);
  if (ref.type === 'TAG_BOARD') {
    await demandArranging(stores.projectAccess, actor, subject.projectId, what);
    await stores.tags.lockBoards(subject.projectId);
  }
  if (subject.locked)
    refuse(
      'InvalidOperation',
      ref.type === 'TAG_BOARD' ? 'It contains a locked tag' : `The ${name} is locked`,
      'Unlock it first.',
    );
  return subject;
}
