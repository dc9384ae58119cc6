import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeS3 {
  readonly endpoint: string;
  /** Visible keys of all buckets. */
  keys(): string[];
  /** Number of unfinished multipart uploads. */
  openUploads(): number;
  /** Fails the next request with this status and code; with `place`, the next one such as `POST upload`. */
  failNext(status: number, code: string, place?: string): void;
  /** Number of downloads of objects so far. */
  reads(): number;
  close(): Promise<void>;
}

/**
 * In-memory fake of S3 for one bucket: PUT with metadata, GET with a range, HEAD, DELETE of one or several, and multipart
 * uploads. Ignores signatures.
 */
export async function startS3(bucket: string): Promise<FakeS3> {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Map<number, Buffer>>();
  let failure: { status: number; code: string; place?: string } | null = null;
  let reads = 0;

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const body = await bodyOf(request);
    const [, inBucket, ...rest] = pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const uploadId = searchParams.get('uploadId');
    const place = `${request.method}${searchParams.has('uploads') ? ' uploads' : uploadId ? ' upload' : ''}`;
    if (failure && (failure.place === undefined || failure.place === place)) {
      const { status, code } = failure;
      failure = null;
      return fail(response, status, code);
    }
    if (inBucket !== bucket) return fail(response, 404, 'NoSuchBucket');
    if (searchParams.has('delete')) {
      for (const [, each] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(each!);
      return xml(response, 200, '<DeleteResult></DeleteResult>');
    }
    if (key === '') return void response.writeHead(200).end();
    const parts = uploadId ? uploads.get(uploadId) : undefined;
    if (uploadId && !parts) return fail(response, 404, 'NoSuchUpload');
    switch (place) {
      case 'POST uploads':
        return begin(response, key);
      case 'PUT upload': {
        parts!.set(Number(searchParams.get('partNumber')), body);
        return void response.writeHead(200, { ETag: etag(body) }).end();
      }
      case 'POST upload': {
        const whole = Buffer.concat([...parts!].sort(([one], [other]) => one - other).map(([, part]) => part));
        objects.set(key, { bytes: whole, metadata: {} });
        uploads.delete(uploadId!);
        return xml(
          response,
          200,
          `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${etag(whole)}</ETag></CompleteMultipartUploadResult>`,
        );
      }
      case 'GET upload':
        return xml(
          response,
          200,
          `<ListPartsResult>${[...parts!]
            .sort(([one], [other]) => one - other)
            .map(
              ([number, part]) =>
                `<Part><PartNumber>${number}</PartNumber><ETag>${etag(part)}</ETag><Size>${part.length}</Size></Part>`,
            )
            .join('')}</ListPartsResult>`,
        );
      case 'DELETE upload':
        return void (uploads.delete(uploadId!), response.writeHead(204).end());
      case 'PUT':
        objects.set(key, { bytes: body, metadata: metadataOf(request) });
        return void response.writeHead(200, { ETag: etag(body) }).end();
      case 'DELETE':
        return void (objects.delete(key), response.writeHead(204).end());
      case 'GET':
      case 'HEAD':
        if (request.method === 'GET') reads += 1;
        return read(request, response, objects.get(key));
      default:
        return fail(response, 501, 'NotImplemented');
    }
  }

  function begin(response: ServerResponse, key: string): void {
    const id = randomUUID();
    uploads.set(id, new Map());
    xml(
      response,
      200,
      `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()],
    openUploads: () => uploads.size,
    failNext: (status, code, place) => void (failure = { status, code, place }),
    reads: () => reads,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Stored {
  readonly bytes: Buffer;
  /** Headers that come back with the object. */
  readonly metadata: Readonly<Record<string, string>>;
}

const metadataOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [])),
  );

function read(request: IncomingMessage, response: ServerResponse, stored: Stored | undefined): void {
  if (!stored) return fail(response, 404, 'NoSuchKey', request.method === 'HEAD');
  const { bytes: object, metadata } = stored;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  if (!range)
    return void response
      .writeHead(200, { 'Content-Length': object.length, ETag: etag(object), ...metadata })
      .end(request.method === 'HEAD' ? undefined : object);
  const start = Number(range[1]);
  if (start >= object.length) return fail(response, 416, 'InvalidRange');
  const piece = object.subarray(start, range[2] ? Number(range[2]) + 1 : undefined);
  response
    .writeHead(206, {
      'Content-Length': piece.length,
      'Content-Range': `bytes ${start}-${start + piece.length - 1}/${object.length}`,
    })
    .end(piece);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const etag = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;
const xml = (response: ServerResponse, status: number, text: string): void =>
  void response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const fail = (response: ServerResponse, status: number, code: string, silent = false): void =>
  silent
    ? void response.writeHead(status).end()
    : xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
