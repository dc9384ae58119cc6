import { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import type { S3Settings } from './s3-storage.ts';
import { RESUMABLE_MS, TusUploads, nullWhenMissing } from './tus-uploads.ts';

/** Bytes of a part. 10,000 parts hold more than the largest file. */
const PART_BYTES = 16_777_216;

class CleanStore extends S3Store {
  /** Deletes the other objects of a file: its description, and bytes that are too few for a part. Idempotent. */
  async deleteTraces(id: string): Promise<void> {
    const Objects = [{ Key: this.infoKey(id) }, { Key: this.partKey(id, true) }];
    await this.client.deleteObjects({ Bucket: this.bucket, Delete: { Objects } });
    await this.clearCache(id);
  }
}

/** Keeps partial uploads as multipart uploads of the bucket, under the key of the file: a complete one is in place. */
export function s3Uploads(
  { bucket, region, endpoint, credentials, prefix = '' }: S3Settings,
  partBytes = PART_BYTES,
): TusUploads {
  const store = new CleanStore({
    partSize: partBytes,
    minPartSize: Math.min(partBytes, 5_242_880),
    expirationPeriodInMilliseconds: RESUMABLE_MS,
    useTags: false,
    s3ClientConfig: {
      bucket,
      region,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(credentials ? { credentials } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
    },
  });
  const storeId = (fileId: string): string => `${prefix}${fileId}`;
  return new TusUploads({
    store,
    storeId,
    // Completes the parts again if the server stopped after the last one.
    moveToStorage: async (fileId) => {
      const id = storeId(fileId);
      const upload = await store.getUpload(id).catch(nullWhenMissing);
      if (!upload) return;
      await store.write(Readable.from([]), id, upload.offset).catch((fault: unknown) => {
        if ((fault as Error).name !== 'NoSuchUpload') throw fault;
      });
      await store.deleteTraces(id);
    },
    discard: async (fileId) => {
      const id = storeId(fileId);
      await store.remove(id).catch(nullWhenMissing);
      await store.deleteTraces(id);
    },
  });
}
