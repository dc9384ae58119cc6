/** Hexadecimal SHA-256 (FIPS 180-4) of bytes that come piece by piece; of a text, its UTF-8. */
export interface ByteDigest {
  begin(): { update(bytes: Uint8Array | string): void; hex(): string };
}
