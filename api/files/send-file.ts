import { Readable } from 'node:stream';
import type { FileDownload } from '@evident/application/files/file-download';
import type { ByteRange } from '@evident/application/files/file-storage';
import { SVG, isRecording, shownInPage } from '@evident/domain/files';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/**
 * Parses a single range of a `Range` header (RFC 9110, section 14.1.2). Multiple or malformed ranges select the whole
 * file.
 */
export function rangeOf(header: string | undefined): ByteRange | undefined {
  const match = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(header ?? '');
  if (!match) return undefined;
  const [start, end] = [Number(match[1]), match[2] === undefined ? undefined : Number(match[2]) + 1];
  return end !== undefined && end <= start ? undefined : { start, end };
}

/** Logos are cached for an hour. Files of a public link are not cached because the link can be revoked. */
export const CACHED_HOUR = 'private, max-age=3600';
/** Files can be redacted at any time: clients ask before they show a kept one again. */
export const REVALIDATED = 'private, no-cache';
export const NOT_CACHED = 'no-store';

type Caching = typeof CACHED_HOUR | typeof REVALIDATED | typeof NOT_CACHED;

/** Recordings are large, and their bytes are replaced when they are redacted. */
export const cachingOf = ({ file }: FileDownload): Caching => (isRecording(file) ? NOT_CACHED : REVALIDATED);

/** The bytes of a key change only with the hash of the file. */
const tagOf = ({ id, sha256 }: FileDownload['file']): string => `"${id}-${sha256?.slice(0, 16) ?? ''}"`;

const NOTHING_RUNS = "default-src 'none'; sandbox";
/** An SVG may contain styles and images but cannot load anything. */
const DRAWING_ONLY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/**
 * Sends bytes so that no script in them runs: no sniffing, a sandbox, and a download for types that can carry scripts.
 */
export function sendFile(
  { file, content }: FileDownload,
  range: ByteRange | undefined,
  reply: FastifyReply,
  caching: Caching,
): StreamableFile {
  const inline = shownInPage(file.mediaType);
  const end = Math.min(range?.end ?? content.size, content.size);
  void reply
    .header('content-type', inline ? file.mediaType : 'application/octet-stream')
    .header(
      'content-disposition',
      `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', file.mediaType === SVG ? DRAWING_ONLY : NOTHING_RUNS)
    .header('cross-origin-resource-policy', 'same-site')
    .header('cache-control', caching)
    .header('accept-ranges', 'bytes');
  if (caching === REVALIDATED) {
    void reply.header('etag', tagOf(file));
    if (reply.request.headers['if-none-match'] === tagOf(file)) {
      // Storage may have opened a connection for the bytes.
      void content.bytes[Symbol.asyncIterator]().return?.();
      void reply.status(304);
      return new StreamableFile(Buffer.alloc(0));
    }
  }
  if (range && range.start < content.size)
    void reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${end - 1}/${content.size}`)
      .header('content-length', end - range.start);
  else if (range) void reply.status(416).header('content-range', `bytes */${content.size}`);
  else void reply.header('content-length', content.size);
  return new StreamableFile(Readable.from(content.bytes));
}

/** Sends the part of a private file that a `Range` header asks for. */
export async function sendPart(
  header: string | undefined,
  reply: FastifyReply,
  download: (range: ByteRange | undefined) => Promise<FileDownload>,
): Promise<StreamableFile> {
  const range = rangeOf(header);
  const found = await download(range);
  return sendFile(found, range, reply, cachingOf(found));
}
