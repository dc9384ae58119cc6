import { type FileRecord, demandStored } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import { type Action, type Actor, canManage } from '@evident/domain/permissions';
import { notFound } from '@evident/domain/kernel';
import type { FileRecords } from '../files/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';

/**
 * Returns a stored file of a project on which the actor may take an action. Only members with full access see a file
 * that holds redacted words, pictures or sound. @throws Refusal
 */
export async function visibleFile(
  { files, projectAccess }: { readonly files: FileRecords; readonly projectAccess: ProjectAccess },
  actor: Actor,
  fileId: Uuid,
  action: Action,
): Promise<FileRecord> {
  const file = demandStored(await files.find(fileId));
  const projectId = file.projectId ?? notFound('File');
  const access = await demand(projectAccess, actor, projectId, action, 'File');
  if (!canManage(access) && (await files.isWithheld(fileId))) notFound('File');
  return file;
}
