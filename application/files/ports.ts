import type { SniffedFile } from '@evident/domain/files';

/** Hexadecimal SHA-256 (FIPS 180-4) of bytes that come piece by piece; of a text, its UTF-8. */
export interface ByteDigest {
  begin(): { update(bytes: Uint8Array | string): void; hex(): string };
}

/**
 * Says what a file is from its bytes; what the uploader claims counts for nothing, except that the ending of the name chooses among plain texts.
 * `head` is the beginning of the file: 64 kB are enough for most formats, 256 kB for a photo with a large preview inside.
 */
export interface FileSniffer {
  sniff(head: Uint8Array, fileName?: string): Promise<SniffedFile>;
}
