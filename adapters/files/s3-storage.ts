import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import {
  checkedFileKey,
  limited,
  type ByteRange,
  type FileContent,
  type FileStorage,
  type WriteRules,
} from '@evident/application/files/file-storage';
import { Refusal, type Uuid } from '@evident/domain/kernel';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Default: Amazon S3. Other endpoints use path-style addresses, `endpoint/bucket/key`. */
  readonly endpoint?: string;
  /** Default: the AWS SDK's credential chain (machine role, shared configuration). */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Prefix of every key in a shared bucket: `evident/`. */
  readonly prefix?: string;
}

/**
 * Stores files in a bucket. Uploads use parts of 5 MB, two at a time, and appear only when complete.
 * Add a lifecycle rule to the bucket that aborts incomplete uploads after a day.
 */
export class S3Storage implements FileStorage {
  readonly #client: S3Client;

  constructor(private readonly settings: S3Settings) {
    const { region, endpoint, credentials } = settings;
    this.#client = new S3Client({
      region,
      endpoint,
      credentials,
      forcePathStyle: endpoint !== undefined,
      // S3-compatible servers may not support newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
    });
  }

  /** Checks that the bucket exists and is accessible. */
  static async open(settings: S3Settings): Promise<S3Storage> {
    const storage = new S3Storage(settings);
    try {
      await storage.#client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
      return storage;
    } catch (fault) {
      storage.close();
      return asS3Fault(fault);
    }
  }

  async write(key: Uuid, bytes: AsyncIterable<Uint8Array>, { maxBytes, mediaType }: WriteRules): Promise<number> {
    const target = this.#placeOf(key);
    const body = measured(limited(bytes, maxBytes));
    const upload = new Upload({
      client: this.#client,
      params: { ...target, Body: Readable.from(body.pieces), ContentType: mediaType },
      queueSize: 2,
    });
    await upload.done().catch((fault: unknown) => (body.broken() ? Promise.reject(body.broken()) : asS3Fault(fault)));
    return body.size();
  }

  async read(key: Uuid, range?: ByteRange): Promise<FileContent | null> {
    const found = await this.stat(key);
    return (
      found && {
        size: found.size,
        bytes: this.#piecesOf(key, range?.start ?? 0, Math.min(range?.end ?? found.size, found.size)),
      }
    );
  }

  async stat(key: Uuid): Promise<{ size: number } | null> {
    const answer = await this.#client.send(new HeadObjectCommand(this.#placeOf(key))).catch(nullWhenMissing);
    return answer && { size: answer.ContentLength ?? 0 };
  }

  async delete(key: Uuid): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#placeOf(key))).catch(asS3Fault);
  }

  close(): void {
    this.#client.destroy();
  }

  /** Requests the bytes with the first read, so that an unread response holds no connection. */
  async *#piecesOf(key: Uuid, start: number, end: number): AsyncIterable<Uint8Array> {
    if (start >= end) return;
    const answer = await this.#client
      .send(new GetObjectCommand({ ...this.#placeOf(key), Range: `bytes=${start}-${end - 1}` }))
      .catch(asS3Fault);
    if (answer.Body) yield* answer.Body as Readable;
  }

  #placeOf(key: Uuid): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: `${this.settings.prefix ?? ''}${checkedFileKey(key)}` };
  }
}

/** Counts bytes and keeps the error of the source, which the uploader wraps. */
function measured(bytes: AsyncIterable<Uint8Array>) {
  let size = 0;
  let fault: unknown;
  async function* pieces(): AsyncIterable<Uint8Array> {
    try {
      for await (const chunk of bytes) {
        size += chunk.byteLength;
        yield chunk;
      }
    } catch (thrown) {
      fault = thrown;
      throw thrown;
    }
  }
  return { pieces: pieces(), size: () => size, broken: () => fault };
}

const statusOf = (fault: unknown): number | undefined =>
  (fault as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
const nullWhenMissing = (fault: unknown): null => (statusOf(fault) === 404 ? null : asS3Fault(fault));

const DENIED = [
  'InternalError',
  'File storage denied access',
  'Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and their permissions on the bucket.',
] as const;
const NO_BUCKET = [
  'InternalError',
  'The file storage bucket does not exist',
  'Check S3_BUCKET, or create the bucket.',
] as const;
const FULL = ['InsufficientStorage', 'File storage is full', 'Free up space in the bucket.'] as const;
const UNREACHABLE = [
  'Unavailable',
  'File storage is unreachable',
  'Check S3_ENDPOINT and S3_REGION, and make sure that the storage is running.',
] as const;

/** Converts an S3 error to a sentence without keys or addresses. */
function asS3Fault(fault: unknown): never {
  const status = statusOf(fault);
  const [code, title, advice] =
    status === 403 ? DENIED : status === 404 ? NO_BUCKET : status === 507 ? FULL : UNREACHABLE;
  const refusal = new Refusal(code, title, advice);
  refusal.cause = fault;
  throw refusal;
}
