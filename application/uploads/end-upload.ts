import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import type { FileRecords } from '../files/index.ts';
import type { Outbox } from '../kernel/outbox.ts';

/** Marks an upload as over without a file. It no longer counts toward the storage of the workspace. */
export async function endUpload(
  { files, outbox }: { files: FileRecords; outbox: Outbox },
  file: FileRecord,
  end: { readonly status: 'FAILED' | 'CANCELLED'; readonly failure: string | null },
  by: Uuid,
): Promise<void> {
  const { id: fileId, teamId, projectId } = file;
  await files.save({ ...file, ...end });
  if (projectId)
    await outbox.announce({ name: 'file:removed', teamId, payload: { fileId, projectId, noteId: null, by } });
}
