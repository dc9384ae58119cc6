import type { FileRecord } from '@evident/domain/files';
import { type Uuid, notFound } from '@evident/domain/kernel';
import { type Action, type Actor, canManage } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';

/** A file of a project on which the actor may take the action, also while it is withheld. @throws Refusal */
export async function recordingOf(
  { files, projectAccess }: { readonly files: FileRecords; readonly projectAccess: ProjectAccess },
  actor: Actor,
  fileId: Uuid,
  action: Action,
): Promise<FileRecord & { readonly full: boolean }> {
  const file = (await files.find(fileId)) ?? notFound('File');
  const projectId = file.projectId ?? notFound('File');
  return { ...file, full: canManage(await demand(projectAccess, actor, projectId, action, 'File')) };
}
