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

/** Clients cache private files for an hour. Files of a public link are not cached because the link can be revoked. */
export const CACHED_HOUR = 'private, max-age=3600';
export const NOT_CACHED = 'no-store';

/** Recordings can be redacted at any time, so their bytes are not cached. */
export const cachingOf = ({ file }: FileDownload): typeof CACHED_HOUR | typeof NOT_CACHED =>
  isRecording(file) ? NOT_CACHED : CACHED_HOUR;

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
  caching: typeof CACHED_HOUR | typeof NOT_CACHED,
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
  if (range && range.start < content.size)
    void reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${end - 1}/${content.size}`)
      .header('content-length', end - range.start);
  else if (range) void reply.status(416).header('content-range', `bytes */${content.size}`);
  else void reply.header('content-length', content.size);
  return new StreamableFile(Readable.from(content.bytes));
}
