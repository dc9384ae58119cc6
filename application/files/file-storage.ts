import { isUuid, refuse, type Uuid } from '@evident/domain/kernel';

/** Part of a file, in bytes: from `start` up to, not including, `end`. */
export interface ByteRange {
  readonly start: number;
  /** Absent: to the end of the file. An end beyond the file is cut. */
  readonly end?: number;
}

export interface FileContent {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Bytes in the whole file, also when only a part of it is read. */
  readonly size: number;
}

export interface WriteRules {
  /** Bytes; the write is refused at the first byte beyond, and nothing is kept. */
  readonly maxBytes: number;
  /** What the sniffer found; stored beside the bytes where the engine can. */
  readonly mediaType: string;
}

/**
 * The bytes of files, by an id that the product made; names, owners and media types are rows of the database.
 * A file appears whole or not at all, and once `write` has resolved it survives a power cut.
 * Refuses with InternalError, in one sentence for the operator, when the storage is full, unwritable or out of reach.
 */
export interface FileStorage {
  /** Keeps a stream of unknown length; resolves to its size in bytes. The same key again replaces the whole file. If `bytes` throws, so does this, and nothing is kept. */
  write(key: Uuid, bytes: AsyncIterable<Uint8Array>, rules: WriteRules): Promise<number>;
  /** Null when there is no such file. Bytes flow only as fast as they are taken. A range beyond the end gives no bytes. */
  read(key: Uuid, range?: ByteRange): Promise<FileContent | null>;
  /** Null when there is no such file; size in bytes. */
  stat(key: Uuid): Promise<{ readonly size: number } | null>;
  /** Deleting what is not there is no error. */
  delete(key: Uuid): Promise<void>;
}

/** A key is one of our ids in lower case and nothing else, so that it can never name a place outside the storage. */
export function checkedFileKey(key: string): Uuid {
  return isUuid(key) && key === key.toLowerCase() ? key : refuse('NotFound', 'File not found');
}

/** Passes a stream on and refuses as soon as it grows beyond `maxBytes`. */
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
