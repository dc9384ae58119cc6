import type { Uuid } from '../kernel/index.ts';
import type { FileKind } from './media-kinds.ts';

/** The states of an upload (specification, document 001, section 4). */
export const UPLOAD_STATES = ['UPLOADING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** Metadata of an uploaded file. Its bytes are stored under the same id. The name is for display only. */
export interface FileRecord {
  id: Uuid;
  teamId: Uuid;
  /** Members who can see this project can see the file. */
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
