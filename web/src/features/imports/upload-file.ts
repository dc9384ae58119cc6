import type { components } from '@evident/client';
import { ApiProblem, problemFrom, unreachable } from '../../kernel/api/api-problem.ts';

export type UploadedFile = components['schemas']['File'];

interface Upload {
  projectId: string;
  file: File;
  /** Progress, 0 to 1. */
  onSent: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads a file to a project. Uses XMLHttpRequest, because fetch reports no upload progress. */
export function uploadFile({ projectId, file, onSent, signal }: Upload): Promise<UploadedFile> {
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.set('file', file, file.name);
  signal.addEventListener('abort', () => request.abort());
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as UploadedFile);
      else reject(problemOf(request));
    };
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    request.open('POST', `/api/v1/projects/${projectId}/files`);
    request.send(body);
  });
}

function problemOf(request: XMLHttpRequest): ApiProblem {
  const headers = new Headers();
  const id = request.getResponseHeader('x-request-id');
  if (id !== null) headers.set('x-request-id', id);
  return problemFrom({ status: request.status, headers }, parsed(request.responseText));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
