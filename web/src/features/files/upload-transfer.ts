import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';
import { type ApiProblem, asProblem, problemFrom, unreachable } from '../../kernel/api/api-problem.ts';
import type { UploadTarget } from './uploads-store.ts';

/** Bytes of a request. Small enough for slow lines and proxies with time limits. */
const CHUNK_BYTES = 67_108_864;
const RETRY_MS = [0, 1000, 3000, 5000];

interface Events {
  onProgress: (sent: number, bytes: number) => void;
  onFileId: (fileId: string) => void;
  onDone: () => void;
  onProblem: (problem: ApiProblem) => void;
}

/** An upload by the tus protocol. The same file dropped again on the same place continues where it ended. */
export async function openTransfer(file: File, target: UploadTarget, events: Events): Promise<Upload> {
  const { Upload } = await import('tus-js-client');
  const idOf = (url: string | null): string | null => url?.split('/').pop() ?? null;
  const upload: Upload = new Upload(file, {
    endpoint: '/api/v1/uploads',
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_MS,
    removeFingerprintOnSuccess: true,
    metadata: metadataOf(file, target),
    fingerprint: async () => fingerprintOf(file, target),
    onUploadUrlAvailable: () => {
      const fileId = idOf(upload.url);
      if (fileId !== null) events.onFileId(fileId);
    },
    onProgress: events.onProgress,
    onSuccess: events.onDone,
    onError: (fault) => events.onProblem(problemOf(fault)),
  } satisfies UploadOptions);
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  return upload;
}

export function metadataOf({ name }: Pick<File, 'name'>, { projectId, note }: UploadTarget): Record<string, string> {
  const place: Record<string, string> = note === null ? {} : note === 'new' ? { note } : { noteId: note.id };
  return { filename: name, projectId, ...place };
}

export const fingerprintOf = (
  { name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>,
  { projectId, note }: UploadTarget,
): string =>
  JSON.stringify(['evident', projectId, note === null || note === 'new' ? note : note.id, name, size, lastModified]);

/** Refusals come as JSON; without a response the server could not be reached. */
function problemOf(fault: Error | DetailedError): ApiProblem {
  const response = 'originalResponse' in fault ? fault.originalResponse : null;
  if (!response) return 'originalRequest' in fault ? unreachable() : asProblem(fault);
  const headers = new Headers();
  return problemFrom({ status: response.getStatus(), headers }, parsed(response.getBody()));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
