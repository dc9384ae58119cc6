import type { Session } from '../session.ts';
import { accessRequestEntity, folderEntity, projectEntity } from './entities.ts';
import { PostgresAccessRequestStore } from './postgres-access-request-store.ts';
import { PostgresFolderStore } from './postgres-folder-store.ts';
import { PostgresGrantStore } from './postgres-grant-store.ts';
import { PostgresItemStore } from './postgres-item-store.ts';
import { PostgresProjectStore } from './postgres-project-store.ts';

export const projectEntities = [projectEntity, folderEntity, accessRequestEntity];

export const projectStores = {
  projects: (session: Session) => new PostgresProjectStore(session),
  folders: (session: Session) => new PostgresFolderStore(session),
  grants: (session: Session) => new PostgresGrantStore(session),
  accessRequests: (session: Session) => new PostgresAccessRequestStore(session),
  items: (session: Session) => new PostgresItemStore(session),
};
