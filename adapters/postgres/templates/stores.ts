import type { Session } from '../session.ts';
import { projectExtensionEntity, templateEntity } from './entities.ts';
import { PostgresExtensionStore } from './postgres-extension-store.ts';
import { PostgresTemplateStore } from './postgres-template-store.ts';

export const templateEntities = [templateEntity, projectExtensionEntity];

export const templateStores = {
  templates: (session: Session) => new PostgresTemplateStore(session),
  extensions: (session: Session) => new PostgresExtensionStore(session),
};
