import { type FileRecord, type SniffedFile, checkRoom, maxBytesOf } from '@evident/domain/files';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ByteDigest, FileSniffer } from './ports.ts';
import { type ScanPorts, scanStored } from './scan-stored.ts';
import type { FileRecords } from './file-records.ts';

export interface StoreFilePorts extends ScanPorts {
  readonly work: UnitOfWork<{ files: FileRecords }>;
  readonly sniffer: FileSniffer;
  readonly digest: ByteDigest;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Owner and constraints of a new file. */
export interface FileToStore extends Pick<FileRecord, 'teamId' | 'projectId' | 'name' | 'createdBy'> {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly mostBytes: number;
  /** Refuses file types that are not allowed here. */
  readonly check: (found: SniffedFile) => void;
}

/** Enough to detect most formats. */
const HEAD_BYTES = 65_536;
const NAME_MAX = 255;

/**
 * Stores the bytes of a stream and returns its unsaved metadata. The caller saves it with its owner; otherwise the
 * bytes are deleted after a day.
 */
export async function storeFile(
  { work, storage, scanner, sniffer, digest, ids, clock }: StoreFilePorts,
  { bytes, mostBytes, check, ...wanted }: FileToStore,
): Promise<FileRecord> {
  const { head, all } = await headOf(bytes);
  const name = shownName(wanted.name);
  const found = await sniffer.sniff(head, name);
  check(found);
  const id = ids.newId();
  const kept = await work.prepare(wanted.teamId, async ({ files }) => {
    await files.markOrphaned(id, clock.now());
    return files.storedBytes();
  });
  const begun = digest.begin();
  const size = await storage.write(id, within(kept, counted(all, begun.update)), {
    maxBytes: maxBytesOf(found, mostBytes),
    mediaType: found.mediaType,
  });
  await scanStored({ storage, scanner }, id).catch(async (fault: unknown) => {
    await storage.delete(id);
    throw fault;
  });
  return {
    ...wanted,
    id,
    name,
    mediaType: found.mediaType,
    fileType: found.fileType,
    bytes: size,
    sha256: begun.hex(),
    status: 'DONE',
    failure: null,
    width: found.pixels?.width ?? null,
    height: found.pixels?.height ?? null,
    createdAt: clock.now(),
  };
}

/** Saves the metadata, unless the workspace ran out of storage meanwhile. */
export async function saveStored(files: FileRecords, file: FileRecord): Promise<void> {
  checkRoom(await files.storedBytes(), file.bytes);
  await files.save(file);
}

/** Refuses at the first byte that exceeds the storage of the workspace. */
async function* within(kept: number, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    checkRoom(kept, size);
    yield chunk;
  }
}

/**
 * A display name without folders, control characters and bidirectional marks, which make `exe.gpj` read as a picture.
 */
export function shownName(name: string): string {
  const last = name
    .split(/[/\\]/)
    .pop()!
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return [...last].slice(-NAME_MAX).join('') || 'file';
}

/** Returns the start of a stream, and the whole stream including it. */
async function headOf(bytes: AsyncIterable<Uint8Array>): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const source = bytes[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const { value, done } = await source.next();
    if (done) break;
    read.push(value);
    size += value.byteLength;
  }
  return { head: joined(read, size), all: again(read, source) };
}

async function* again(read: readonly Uint8Array[], source: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  yield* read;
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.byteLength;
  }
  return all;
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  count: (chunk: Uint8Array) => void,
): AsyncIterable<Uint8Array> {
  for await (const chunk of bytes) {
    count(chunk);
    yield chunk;
  }
}
