import { isUuid, refuse, type Uuid, notFound } from '@evident/domain/kernel';

/** A byte range: `start` inclusive, `end` exclusive. */
export interface ByteRange {
  readonly start: number;
  /** Absent: to the end of the file. Clamped to the file size. */
  readonly end?: number;
}

export interface FileContent {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Size of the whole file in bytes, even for a range. */
  readonly size: number;
}

export interface WriteRules {
  /** In bytes. Larger writes are refused and discarded. */
  readonly maxBytes: number;
  /** The detected type; stored with the bytes if the engine supports it. */
  readonly mediaType: string;
}

/**
 * Stores the bytes of files by generated id. Names, owners and media types are in the database. Writes are atomic; once
 * `write` resolves, the file survives a power failure. Refuses with InternalError and one sentence for the operator if
 * the storage is full, not writable or not reachable.
 */
export interface FileStorage {
  /**
   * Stores a stream of unknown length; resolves to its size in bytes. Replaces a file with the same key. If `bytes`
   * throws, rethrows and stores nothing.
   */
  write(key: Uuid, bytes: AsyncIterable<Uint8Array>, rules: WriteRules): Promise<number>;
  /** Null if there is no such file. Applies backpressure. A range beyond the end is empty. */
  read(key: Uuid, range?: ByteRange): Promise<FileContent | null>;
  /** Null if there is no such file; size in bytes. */
  stat(key: Uuid): Promise<{ readonly size: number } | null>;
  /** Idempotent. */
  delete(key: Uuid): Promise<void>;
}

/** Accepts only generated ids in lower case, so that a key can never contain a path. */
export function checkedFileKey(key: string): Uuid {
  return isUuid(key) && key === key.toLowerCase() ? key : notFound('File');
}

/** Passes a stream through; refuses once it exceeds `maxBytes`. */
export async function* limited(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxBytes)
      refuse('UnprocessableContent', `The file is larger than ${sizeInWords(maxBytes)}`, 'Choose a smaller file.');
    yield chunk;
  }
}

function sizeInWords(bytes: number): string {
  const [unit, divisor] =
    bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : bytes >= 1e3 ? ['kB', 1e3] : ['bytes', 1];
  return `${Math.round((bytes / Number(divisor)) * 10) / 10} ${unit}`;
}
