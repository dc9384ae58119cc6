import { hexColor, rankAfter, type Uuid } from '@evident/domain/kernel';
import { type Actor, refuseUnlessAllowed } from '@evident/domain/permissions';
import { type NewProject, type Project, type ProjectSections, refuseFull } from '@evident/domain/projects';
import { type DocumentReading, type DocumentStore, EMPTY_DOCUMENT } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { type Counting, type RoomStores, takeRoom } from '../plans/index.ts';
import { projectCreated } from './events.ts';
import type { FolderStore } from './folder-store.ts';
import { grantInitialAccess } from './initial-access.ts';
import type { GrantStore } from './grant-store.ts';
import type { ProjectStore } from './project-store.ts';

/** Stores that a new project needs. */
export interface NewProjectStores extends RoomStores {
  projects: ProjectStore;
  documents: DocumentStore;
  folders: FolderStore;
  grants: GrantStore;
  outbox: Outbox;
}

/** Stores a new project, last in its folder, with its readme and initial access; returns its id. */
export async function insertProject(
  stores: NewProjectStores,
  { ids, clock }: { ids: Ids; clock: Clock },
  requires: Counting<'projects'>,
  actor: Actor,
  wording: NewProject,
  { sections = [], readme = EMPTY_DOCUMENT }: { sections?: ProjectSections; readme?: DocumentReading } = {},
): Promise<Uuid> {
  const { projects, documents, folders, grants, outbox } = stores;
  const folderId = wording.folderId ?? null;
  await folders.lockTree();
  if (folderId !== null)
    refuseUnlessAllowed('write', actor, await grants.accessTo(actor, { kind: 'folder', id: folderId }), 'Folder');
  refuseFull(await projects.count());
  const now = clock.now();
  await takeRoom(stores, requires, 'projects', now);
  const project: Project = {
    id: ids.newId(),
    teamId: actor.teamId,
    folderId,
    title: wording.title,
    summary: wording.summary ?? '',
    color: wording.color == null ? null : hexColor(wording.color),
    icon: wording.icon ?? null,
    status: 'active',
    sections,
    rank: rankAfter((await projects.neighbors(folderId)).at(-1)?.rank),
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  await projects.save(project);
  await documents.create(project.id, readme);
  await grantInitialAccess(grants, actor, { kind: 'project', id: project.id }, folderId, wording.private ?? false);
  await outbox.announce(projectCreated(actor, project));
  return project.id;
}
