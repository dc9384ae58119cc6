import type { Uuid } from '@evident/domain/kernel';
import type { InstalledExtension } from '@evident/domain/templates';

/** Extensions of projects, inside a unit of work. */
export interface ExtensionStore {
  /** Those of a project. */
  of(projectId: Uuid): Promise<InstalledExtension[]>;
  save(extension: InstalledExtension): Promise<void>;
  remove(projectId: Uuid, extensionId: Uuid): Promise<void>;
}
