import { type FileRecord, type SniffedFile, checkRoom, maxBytesOf } from '@evident/domain/files';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ByteDigest, FileSniffer } from './ports.ts';
import type { FileRecords } from './file-records.ts';
import type { FileStorage } from './file-storage.ts';

export interface KeepPorts {
  readonly work: UnitOfWork<{ files: FileRecords }>;
  readonly storage: FileStorage;
  readonly sniffer: FileSniffer;
  readonly digest: ByteDigest;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Whose file it is, and what it must be. */
export interface Keeping extends Pick<FileRecord, 'teamId' | 'projectId' | 'name' | 'createdBy'> {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly mostBytes: number;
  /** Refuses what the place does not take. */
  readonly check: (found: SniffedFile) => void;
}

/** Enough for most formats to be told by. */
const HEAD_BYTES = 65_536;
const NAME_MAX = 255;

/**
 * Puts the bytes of a stream into the storage and answers what is known of them, which is then to be saved with what the file belongs to.
 * When that is refused or never comes, the bytes are thrown away after a day.
 */
export async function keepFile(
  { work, storage, sniffer, digest, ids, clock }: KeepPorts,
  { bytes, mostBytes, check, ...wanted }: Keeping,
): Promise<FileRecord> {
  const { head, all } = await headOf(bytes);
  const name = shownName(wanted.name);
  const found = await sniffer.sniff(head, name);
  check(found);
  const id = ids.newId();
  const kept = await work.prepare(wanted.teamId, async ({ files }) => {
    await files.disown(id, clock.now());
    return files.bytesKept();
  });
  const begun = digest.begin();
  const size = await storage.write(id, within(kept, counted(all, begun.update)), {
    maxBytes: maxBytesOf(found, mostBytes),
    mediaType: found.mediaType,
  });
  return {
    ...wanted,
    id,
    name,
    mediaType: found.mediaType,
    kind: found.kind,
    bytes: size,
    sha256: begun.hex(),
    status: 'DONE',
    width: found.pixels?.width ?? null,
    height: found.pixels?.height ?? null,
    createdAt: clock.now(),
  };
}

/** Saves what is known of a file that was kept, unless others filled the workspace meanwhile. */
export async function saveKept(files: FileRecords, file: FileRecord): Promise<void> {
  checkRoom(await files.bytesKept(), file.bytes);
  await files.save(file);
}

/** Ends at the first byte for which the workspace has no room. */
async function* within(kept: number, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    checkRoom(kept, size);
    yield chunk;
  }
}

/** The name without folders, control characters and marks of direction, by which `exe.gpj` reads as a picture; only ever shown. */
export function shownName(name: string): string {
  const last = name
    .split(/[/\\]/)
    .pop()!
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return [...last].slice(-NAME_MAX).join('') || 'file';
}

/** The beginning of a stream, and the whole of it to read again. */
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
