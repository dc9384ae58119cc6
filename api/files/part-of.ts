import { createHash } from 'node:crypto';
import { shownName } from '@evident/application/files/keep-file';
import type { MultipartFile } from '@fastify/multipart';
import { ATTACHMENT_BYTES } from '@evident/domain/files';
import { refuse } from '@evident/domain/kernel';
import type { FastifyRequest } from 'fastify';

/** The one file of a request, as a stream. */
export async function partOf(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) refuse('BAD_USER_INPUT', 'The file has to be sent as multipart/form-data', 'Send it in a part named file.');
  const part = await request.file({ limits: { fileSize: ATTACHMENT_BYTES, files: 1, fields: 10 } }).catch(() => undefined);
  return part ?? refuse('BAD_USER_INPUT', 'No file was sent', 'Send it in a part named file.');
}

/** Whether the file of a request is the one of an answer: the same bytes under the same name. */
export async function isSameFile(request: FastifyRequest, answer: unknown): Promise<boolean> {
  const { filename, file } = await partOf(request);
  const hash = createHash('sha256');
  for await (const chunk of file) hash.update(chunk as Uint8Array);
  const { name, sha256 } = answer as { name: string; sha256: string };
  return sha256 === hash.digest('hex') && name === shownName(filename);
}
