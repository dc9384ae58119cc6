import { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import type { S3Settings } from './s3-storage.ts';
import { RESUMABLE_MS, TusUploads } from './tus-uploads.ts';

/** Bytes of a part. 10,000 parts hold more than the largest file. */
const PART_BYTES = 16_777_216;

/** Keeps partial uploads as multipart uploads of the bucket, under the key of the file: a complete one is in place. */
export function s3Uploads({ bucket, region, endpoint, credentials, prefix = '' }: S3Settings): TusUploads {
  const store = new S3Store({
    partSize: PART_BYTES,
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
      const { offset } = await store.getUpload(id);
      await store.write(Readable.from([]), id, offset).catch((fault: unknown) => {
        if ((fault as Error).name !== 'NoSuchUpload') throw fault;
      });
    },
  });
}
