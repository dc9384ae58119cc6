import type { ExtensionStore } from '@evident/application/templates/extension-store';
import type { Uuid } from '@evident/domain/kernel';
import type { InstalledExtension } from '@evident/domain/templates';
import type { Session } from '../session.ts';
import { projectExtensionEntity } from './entities.ts';

export class PostgresExtensionStore implements ExtensionStore {
  constructor(private readonly session: Session) {}

  of(projectId: Uuid): Promise<InstalledExtension[]> {
    return this.session.manager.find(projectExtensionEntity, { where: { projectId }, order: { title: 'ASC' } });
  }
  async save(extension: InstalledExtension): Promise<void> {
    await this.session.manager.upsert(projectExtensionEntity, extension, ['projectId', 'extensionId']);
  }
  async remove(projectId: Uuid, extensionId: Uuid): Promise<void> {
    await this.session.manager.delete(projectExtensionEntity, { projectId, extensionId });
  }
}
