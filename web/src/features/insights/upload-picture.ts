import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/** Sends a picture to a project; the server looks into its bytes and refuses what is none. */
export function upload(projectId: string, file: File): Promise<{ id: string }> {
  const body = new FormData();
  body.set('file', file, file.name);
  return answer(api.POST('/api/v1/projects/{projectId}/files', { params: { path: { projectId }, query: { purpose: 'image' } }, body: body as never, bodySerializer: (form) => form as unknown as FormData }));
}
