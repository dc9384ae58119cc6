import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';

/** Metadata of uploaded files, inside a unit of work. The file storage holds the bytes under the same id. */
export interface FileRecords {
  /** Also null for files shown only by documents in the trash. */
  find(fileId: Uuid): Promise<FileRecord | null>;
  /** Whether it still holds redacted words, pictures or sound: only members with full access can read it. */
  isWithheld(fileId: Uuid): Promise<boolean>;
  /** Shows it again to everybody who can see it. */
  release(fileId: Uuid): Promise<void>;
  /** Saves a file, which then owns its bytes. */
  save(file: FileRecord): Promise<void>;
  /** Total size of the files of the workspace, of its reservations, and of what was made from its recordings. Locks it against uploads until the unit of work ends. */
  storedBytes(): Promise<number>;
  /** Marks bytes as unowned: deleted after a day. */
  markOrphaned(fileId: Uuid, now: Date): Promise<void>;
}

export interface MemberPictures {
  /** Whether a file is the picture of a member of the workspace. */
  isPicture(fileId: Uuid): Promise<boolean>;
}
