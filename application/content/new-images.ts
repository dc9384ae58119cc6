import { type RichNode, imageFilesIn } from '@evident/domain/content';
import { isUuid, refuse, type Uuid } from '@evident/domain/kernel';
import type { FileRecords } from '../files/index.ts';

/**
 * Refuses images that were not uploaded to the document's project. Existing images are always allowed.
 * @throws Refusal `UnprocessableContent` with the file id
 */
export async function refuseForeignImages(
  files: FileRecords,
  projectId: Uuid,
  after: RichNode,
  before: readonly string[] = [],
): Promise<void> {
  const known = new Set(before);
  for (const id of imageFilesIn(after)) {
    if (known.has(id)) continue;
    const file = isUuid(id) ? await files.find(id) : null;
    if (file?.projectId !== projectId || file.fileType !== 'Image' || file.status !== 'DONE')
      refuse(
        'UnprocessableContent',
        'An image named in the text does not exist',
        `${id}: upload the image to this project first.`,
      );
  }
}
