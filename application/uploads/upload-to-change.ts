import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { Upload, UploadStore } from './upload-store.ts';

/**
 * An upload, locked, for the member who began it. `mayEnd` admits admins of the workspace, too.
 * @throws Refusal `NotFound` for uploads that ended without a file and those of others, or `Forbidden`
 */
export async function uploadToChange(
  { uploads, projectAccess }: { uploads: UploadStore; projectAccess: ProjectAccess },
  actor: Actor,
  fileId: Uuid,
  mayEnd = false,
): Promise<Upload> {
  const upload = (await uploads.find(fileId)) ?? notFound('Upload');
  const { projectId, status, failure, createdBy } = upload.file;
  await demand(projectAccess, actor, projectId ?? notFound('Upload'), 'write', 'Upload');
  if (createdBy !== actor.userId && !(mayEnd && actor.workspaceAdmin)) notFound('Upload');
  if (status === 'FAILED') refuse('NotFound', failure ?? 'The upload failed', 'Start the upload again.');
  if (status === 'CANCELLED') refuse('NotFound', 'The upload was canceled', 'Start the upload again.');
  return upload;
}
