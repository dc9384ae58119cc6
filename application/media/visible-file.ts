import { type FileRecord, demandStored } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import type { Action, Actor } from '@evident/domain/permissions';
import { refuse } from '@evident/domain/kernel';
import type { FileRecords } from '../files/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';

/** Returns a stored file of a project on which the actor may take an action. @throws Refusal */
export async function visibleFile(
  { files, projectAccess }: { readonly files: FileRecords; readonly projectAccess: ProjectAccess },
  actor: Actor,
  fileId: Uuid,
  action: Action,
): Promise<FileRecord> {
  const file = demandStored(await files.find(fileId));
  await demand(projectAccess, actor, file.projectId ?? refuse('NotFound', 'File not found'), action, 'File');
  return file;
}
