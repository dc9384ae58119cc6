import { api } from './client.ts';
import { answer } from './send.ts';

/** Uploads an image to a project and returns its id. The server checks its content. */
export async function uploadPicture(projectId: string, file: File): Promise<string> {
  const body = new FormData();
  body.set('file', file, file.name);
  const { id } = await answer(
    api.POST('/api/v1/projects/{projectId}/files', {
      params: { path: { projectId }, query: { purpose: 'image' } },
      body: body as never,
      bodySerializer: (form) => form as unknown as FormData,
    }),
  );
  return id;
}

/** Uploads a small file to a project and returns its id. Recordings are uploaded in parts instead. */
export async function uploadSmallFile(projectId: string, file: File): Promise<string> {
  const body = new FormData();
  body.set('file', file, file.name);
  const { id } = await answer(
    api.POST('/api/v1/projects/{projectId}/files', {
      params: { path: { projectId } },
      body: body as never,
      bodySerializer: (form) => form as unknown as FormData,
    }),
  );
  return id;
}

export const pictureIn = (projectId: string) => (file: File) => uploadPicture(projectId, file);
