import type { Uuid } from '../kernel/index.ts';
import type { FileKind } from './media-kinds.ts';

/** The states of an upload (specification, document 001, section 4). */
export const UPLOAD_STATES = ['UPLOADING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** What is known of an uploaded file. Its bytes are kept under the same id; the name is only ever shown. */
export interface FileRecord {
  id: Uuid;
  teamId: Uuid;
  /** Who sees the project sees the file. */
  projectId: Uuid | null;
  name: string;
  mediaType: string;
  kind: FileKind;
  bytes: number;
  /** Hexadecimal SHA-256 of the bytes. */
  sha256: string;
  status: UploadState;
  width: number | null;
  height: number | null;
  createdBy: Uuid;
  createdAt: Date;
}
