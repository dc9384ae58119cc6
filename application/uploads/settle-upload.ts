import { type FileRecord, type SniffedFile, checkUploaded, hasRoom, placed, titleOfName } from '@evident/domain/files';
import { Refusal, type Uuid, notFound } from '@evident/domain/kernel';
import { type DocumentStore, EMPTY_DOCUMENT } from '../content/index.ts';
import {
  type ByteDigest,
  type FileRecords,
  type FileScanner,
  type FileSniffer,
  type FileStorage,
  scanStored,
} from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type NoteFileStore, writeNoteFiles } from '../note-files/index.ts';
import { addNote, type NoteStore } from '../notes/index.ts';
import { endUpload } from './end-upload.ts';
import type { UploadBytes } from './upload-bytes.ts';
import type { Upload, UploadStore } from './upload-store.ts';

interface SettlingStores {
  files: FileRecords;
  uploads: UploadStore;
  notes: NoteStore;
  noteFiles: NoteFileStore;
  documents: DocumentStore;
  outbox: Outbox;
}

export interface SettlingPorts {
  readonly work: UnitOfWork<SettlingStores>;
  readonly bytes: UploadBytes;
  readonly storage: FileStorage;
  readonly sniffer: FileSniffer;
  /** Null: uploads are not scanned for viruses. */
  readonly scanner: FileScanner | null;
  readonly digest: ByteDigest;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Enough to detect a photo with a large preview. */
const HEAD_BYTES = 262_144;
/** Larger files, whose digest got lost on the way, get one by a job: the answer to the last byte does not wait. */
const READ_AGAIN_BYTES = 64_000_000;

/**
 * Completes an upload whose bytes have all arrived: moves them into the file storage, detects their type, and saves
 * file and note in one transaction. Otherwise counts the bytes and returns the file, still UPLOADING. Safe to repeat after a
 * crash at any point, and concurrently.
 * @throws Refusal if the file is not allowed; the upload is FAILED then
 */
export async function settleUpload(ports: SettlingPorts, teamId: Uuid, fileId: Uuid): Promise<FileRecord> {
  const { work, bytes, storage } = ports;
  const { file, receivedBytes } = (await work.perform(teamId, ({ uploads }) => uploads.find(fileId))) ?? gone();
  if (file.status !== 'UPLOADING') return file;
  const arrived = (await bytes.received(fileId)) ?? (await storage.stat(fileId))?.size ?? 0;
  if (arrived < file.bytes) {
    if (arrived > receivedBytes) await work.perform(teamId, ({ uploads }) => uploads.received(fileId, arrived));
    return file;
  }
  await bytes.moveToStorage(fileId);
  try {
    const found = await sniffed(ports, file);
    checkUploaded(found, file.bytes);
    await scanStored(ports, fileId);
    const sha256 = bytes.digest(fileId, arrived) ?? (arrived <= READ_AGAIN_BYTES ? await hashed(ports, fileId) : null);
    return await work.perform(teamId, (stores) => complete(ports, stores, fileId, found, sha256));
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.code !== 'UnprocessableContent') throw fault;
    const failure = [fault.title, fault.advice].filter(Boolean).join('. ');
    await work.perform(teamId, async (stores) => {
      const now = await stores.uploads.find(fileId);
      if (now?.file.status === 'UPLOADING')
        await endUpload(stores, now.file, { status: 'FAILED', failure }, now.file.createdBy);
    });
    await storage.delete(fileId);
    throw fault;
  }
}

async function sniffed({ storage, sniffer }: SettlingPorts, { id, name }: FileRecord): Promise<SniffedFile> {
  const content = (await storage.read(id, { start: 0, end: HEAD_BYTES })) ?? gone();
  const pieces: Uint8Array[] = [];
  for await (const piece of content.bytes) pieces.push(piece);
  const head = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    head.set(piece, at);
    at += piece.byteLength;
  }
  return sniffer.sniff(head, name);
}

/** Reads a stored file for its SHA-256. */
export async function hashed(
  { storage, digest }: Pick<SettlingPorts, 'storage' | 'digest'>,
  fileId: Uuid,
): Promise<string> {
  const content = (await storage.read(fileId)) ?? gone();
  const begun = digest.begin();
  for await (const piece of content.bytes) begun.update(piece);
  return begun.hex();
}

/** The transaction that makes the upload a file: once, because it locks the upload. */
async function complete(
  { ids, clock, storage }: SettlingPorts,
  stores: SettlingStores,
  fileId: Uuid,
  found: SniffedFile,
  sha256: string | null,
): Promise<FileRecord> {
  const upload = (await stores.uploads.find(fileId)) ?? gone();
  if (upload.file.status === 'DONE') return upload.file;
  if (upload.file.status !== 'UPLOADING') {
    await storage.delete(fileId);
    return gone();
  }
  const file: FileRecord = {
    ...upload.file,
    mediaType: found.mediaType,
    fileType: found.fileType,
    width: found.pixels?.width ?? null,
    height: found.pixels?.height ?? null,
    sha256,
    status: 'DONE',
  };
  await stores.files.save(file);
  await deliver(stores, { ids, clock }, { ...upload, file });
  return file;
}

/**
 * Puts the file into its note, or a new one. A note that was deleted, archived or filled meanwhile does not get it: the
 * file stays in the project.
 */
async function deliver(
  stores: SettlingStores,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  { file, noteId, newNote }: Upload,
): Promise<void> {
  const { id: fileId, teamId, createdBy: by } = file;
  const projectId = file.projectId!;
  const member = { teamId, userId: by };
  const target = newNote
    ? await addNote(stores, { ids, clock }, member, { projectId, title: titleOfName(file.name) }, EMPTY_DOCUMENT)
    : noteId;
  const note = target === null ? null : await stores.notes.find(target);
  const there = note === null ? [] : await stores.noteFiles.ofNote(note.id);
  if (!note || note.archivedAt || !hasRoom(there)) {
    await stores.outbox.announce({ name: 'file:uploaded', teamId, payload: { fileId, projectId, noteId: null, by } });
    return;
  }
  const row = { noteId: note.id, fileId, rank: 0, createdBy: by, createdAt: clock.now() };
  await writeNoteFiles(stores, member, note, placed(there, row, null));
}

const gone = (): never => notFound('Upload');
