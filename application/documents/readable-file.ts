import { type DocumentForm, documentForm } from '@evident/domain/documents';
import type { FileRecord } from '@evident/domain/files';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import { type Action, type Actor, canManage } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';

export interface ReadableFileStores {
  readonly files: FileRecords;
  readonly projectAccess: ProjectAccess;
}

/**
 * A file with pages, once the actor may read or change it like its project. Only members with full access see one that
 * holds redacted words.
 * @throws Refusal `NotFound`, `Forbidden`, or `InvalidOperation` for files without pages
 */
export async function readableFile(
  { files, projectAccess }: ReadableFileStores,
  actor: Actor,
  fileId: Uuid,
  action: Action,
): Promise<FileRecord & { readonly projectId: Uuid; readonly form: DocumentForm }> {
  const file = await files.find(fileId);
  const { projectId } = file ?? notFound('File');
  if (!file || !projectId || file.status !== 'DONE') return notFound('File');
  const access = await demand(projectAccess, actor, projectId, action, 'File');
  if (!canManage(access) && (await files.isWithheld(fileId)))
    return refuse(
      'NotFound',
      'File not found',
      'It was redacted. Members with full access to the project can read it.',
    );
  const form = documentForm(file.mediaType) ?? refuse('NotFound', 'The file has no pages');
  return { ...file, projectId, form };
}
