import { type Uuid, notFound } from '@evident/domain/kernel';
import type { OriginalFacts } from '@evident/domain/redaction';
import type { ByteDigest, FileStorage } from '../files/index.ts';

/** Stored bytes: media type, size and hash. */
export type StoredBytes = OriginalFacts;

/** Stores a stream under a key, in place of earlier bytes, and computes its hash. */
export async function storeDigested(
  storage: FileStorage,
  digests: ByteDigest,
  key: Uuid,
  content: AsyncIterable<Uint8Array>,
  mediaType: string,
): Promise<StoredBytes> {
  const digest = digests.begin();
  const counted = async function* () {
    for await (const chunk of content) {
      digest.update(chunk);
      yield chunk;
    }
  };
  const bytes = await storage.write(key, counted(), { maxBytes: Number.MAX_SAFE_INTEGER, mediaType });
  return { mediaType, bytes, sha256: digest.hex() };
}

/** @throws Refusal `NotFound` */
export async function* bytesOf(storage: FileStorage, key: Uuid): AsyncGenerator<Uint8Array> {
  const content = (await storage.read(key)) ?? notFound('File');
  yield* content.bytes;
}
