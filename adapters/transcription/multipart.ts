import { randomUUID } from 'node:crypto';

export interface FilePart {
  readonly name: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Encodes a form as `multipart/form-data` (RFC 7578). Names and file names are our own and need no escaping. */
export function multipart(
  fields: readonly (readonly [name: string, value: string])[],
  file: FilePart,
): { readonly contentType: string; readonly body: Uint8Array } {
  const boundary = `evident-${randomUUID()}`;
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.name}"; filename="${file.fileName}"\r\nContent-Type: ${file.mediaType}\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(parts.join('') + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
