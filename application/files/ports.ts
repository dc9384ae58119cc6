import type { SniffedFile } from '@evident/domain/files';

/** Hexadecimal SHA-256 (FIPS 180-4) of streamed bytes; strings as UTF-8. */
export interface ByteDigest {
  begin(): { update(bytes: Uint8Array | string): void; hex(): string };
}

/**
 * Detects the type of a file from its bytes. Ignores the declared type; the file extension only distinguishes
 * plain-text formats. `head` is the start of the file: 64 kB suffice for most formats, 256 kB for a photo with a large
 * preview.
 */
export interface FileSniffer {
  sniff(head: Uint8Array, fileName?: string): Promise<SniffedFile>;
}

/** The result of a virus scan. */
export type ScanResult =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly name: string }
  | { readonly kind: 'too-large' };

/** Scans uploaded bytes for viruses. */
export interface FileScanner {
  /** @throws if the scanner is not available or fails */
  scan(bytes: AsyncIterable<Uint8Array>): Promise<ScanResult>;
}
