import { isUuid, refuse } from '@evident/domain/kernel';
import type { NewUpload } from '@evident/application/uploads/start-upload';

/** Keys of `Upload-Metadata`; their values are Base64 (tus 1.0.0, Creation). */
type Metadata = Readonly<Partial<Record<string, string>>>;

function metadataOf(header: string): Metadata {
  const pairs = header.split(',').map((pair) => {
    const [key = '', value = '', ...more] = pair.trim().split(' ');
    if (key === '' || more.length > 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(value))
      refuse('ValidationError', '`Upload-Metadata` is malformed', 'Send pairs of a key and a Base64 value.');
    return [key, Buffer.from(value, 'base64').toString('utf8')] as const;
  });
  return Object.fromEntries(pairs);
}

const uuid = (name: string, value: string): string =>
  isUuid(value) ? value.toLowerCase() : refuse('ValidationError', `\`${name}\` in \`Upload-Metadata\` is not a UUID`);

/**
 * Reads the headers of a new upload.
 * @throws Refusal `ValidationError` naming the header or key that is missing or wrong
 */
export function newUploadOf(length: string | undefined, header: string | undefined): NewUpload {
  if (!/^\d{1,15}$/.test(length ?? ''))
    refuse('ValidationError', '`Upload-Length` is missing', 'Send the size of the file in bytes.');
  const { filename, projectId, noteId, note } = metadataOf(header ?? '');
  if (!filename) refuse('ValidationError', '`filename` is missing in `Upload-Metadata`', 'Send the name of the file.');
  if (!projectId) refuse('ValidationError', '`projectId` is missing in `Upload-Metadata`', 'Name a project.');
  if (note !== undefined && note !== 'new')
    refuse('ValidationError', '`note` in `Upload-Metadata` is unknown', 'Send `new`, or leave it out.');
  if (noteId && note) refuse('ValidationError', '`noteId` and `note` were sent together', 'Send one of them.');
  return {
    projectId: uuid('projectId', projectId),
    name: filename,
    bytes: Number(length),
    note: noteId ? uuid('noteId', noteId) : (note ?? null),
  };
}
