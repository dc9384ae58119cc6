import { createHash } from 'node:crypto';
import { shownName } from '@evident/application/files/store-file';
import { ATTACHMENT_BYTES } from '@evident/domain/files';
import { refuse } from '@evident/domain/kernel';
import type { FastifyRequest } from 'fastify';

interface FilePart {
  readonly filename: string;
  readonly file: AsyncIterable<Uint8Array>;
}

/**
 * Returns the only file of a request as a stream. A part with a binary content type counts as a file even without a
 * file name.
 */
export async function filePart(request: FastifyRequest): Promise<FilePart> {
  if (!request.isMultipart())
    refuse('BAD_USER_INPUT', 'The file has to be sent as multipart/form-data', 'Send it in a part named file.');
  const part = await request
    .file({ limits: { fileSize: ATTACHMENT_BYTES, files: 1, fields: 10 } })
    .catch(() => undefined);
  if (!part) return refuse('BAD_USER_INPUT', 'No file was sent', 'Send it in a part named file.');
  return { filename: decodedName((part.filename as string | undefined) ?? ''), file: whole(part.file) };
}

/** Browsers escape these three characters in the names of parts, and no others (WHATWG HTML, multipart/form-data). */
const decodedName = (name: string): string =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');

async function* whole(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* bytes;
  } catch {
    refuse('BAD_USER_INPUT', 'The file did not arrive whole', 'Send it again.');
  }
}

/** Compares the file of a request with an earlier answer: same bytes, same name. */
export async function isSameFile(request: FastifyRequest, answer: unknown): Promise<boolean> {
  const { filename, file } = await filePart(request);
  const hash = createHash('sha256');
  for await (const chunk of file) hash.update(chunk);
  const { name, sha256 } = answer as { name: string; sha256: string };
  return sha256 === hash.digest('hex') && name === shownName(filename);
}
