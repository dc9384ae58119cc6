import { type Uuid, notFound } from '../kernel/index.ts';
import type { FileType } from './accepted-formats.ts';

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
  /** Detected from the bytes. While UPLOADING, the one that the name announces. */
  mediaType: string;
  fileType: FileType;
  /** While UPLOADING, the announced size. */
  bytes: number;
  /** Hexadecimal SHA-256 of the bytes; null until DONE, and for a short time after a large upload that was resumed. */
  sha256: string | null;
  status: UploadState;
  /** Why the upload FAILED: one sentence; otherwise null. */
  failure: string | null;
  width: number | null;
  height: number | null;
  createdBy: Uuid;
  createdAt: Date;
}

/** A file whose upload is complete. */
export type StoredFile = FileRecord & { status: 'DONE' };

/** @throws Refusal `NotFound` for no file, or one that is not uploaded */
export const demandStored = (file: FileRecord | null): StoredFile =>
  file?.status === 'DONE' ? (file as StoredFile) : notFound('File');
