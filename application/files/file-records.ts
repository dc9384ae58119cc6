import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';

/** What is known of uploaded files, inside a unit of work; their bytes are in the file storage under the same id. */
export interface FileRecords {
  find(fileId: Uuid): Promise<FileRecord | null>;
  save(file: FileRecord): Promise<void>;
}
