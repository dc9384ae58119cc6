import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';

/** What is known of uploaded files, inside a unit of work; their bytes are in the file storage under the same id. */
export interface FileRecords {
  /** Null also for files that only documents in the trash show. */
  find(fileId: Uuid): Promise<FileRecord | null>;
  /** Keeps what is known of a file; its bytes now belong to it. */
  save(file: FileRecord): Promise<void>;
  /** Bytes of all files of the workspace; nobody adds to them until the unit of work ends. */
  bytesKept(): Promise<number>;
  /** Nothing leads to the bytes of a file any more, or not yet: they are thrown away after a day. */
  disown(fileId: Uuid, now: Date): Promise<void>;
}

export interface MemberPictures {
  /** Whether the file is the picture of a member of the workspace. */
  isPicture(fileId: Uuid): Promise<boolean>;
}
