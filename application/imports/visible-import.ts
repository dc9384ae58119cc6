import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { ImportStore } from './import-store.ts';

export type VisibleImportStores = { imports: ImportStore; projectAccess: ProjectAccess };

/** Returns an import in a project that the actor can read. */
export async function visibleImport({ imports, projectAccess }: VisibleImportStores, actor: Actor, runId: Uuid) {
  const run = (await imports.read(runId)) ?? notFound('Import');
  await demand(projectAccess, actor, run.projectId, 'read', 'Import');
  return run;
}
