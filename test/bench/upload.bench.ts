import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Row } from './row.ts';
import { withStarted } from './started.ts';
import { step } from './step.ts';
import { withBareServer } from './with-bare-server.ts';

/** Bytes of the file. `UPLOAD_BYTES=1000000000` is the size of the issue. */
const BYTES = Number(process.env['UPLOAD_BYTES'] ?? 250_000_000);
const ROUNDS = 3;
const CHUNK = Buffer.alloc(1_048_576, 'What people say in an interview. ');
const LIMIT_MS = 300_000;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

function* content(): Generator<Buffer> {
  for (let sent = 0; sent < BYTES; sent += CHUNK.length)
    yield BYTES - sent < CHUNK.length ? CHUNK.subarray(0, BYTES - sent) : CHUNK;
}

/** Sends the file and returns the milliseconds until the answer. */
async function sent(method: string, address: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  const outgoing = request(address, { method, headers: { 'content-length': BYTES, ...headers } });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    outgoing.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
  });
  await pipeline(Readable.from(content(), { objectMode: false }), outgoing);
  const status = await answered;
  if (status !== 204) throw new Error(`${method} ${address} answers ${status}`);
  return performance.now() - began;
}

/** An upload by the tus protocol until its file is DONE, and the same bytes piped to a file. */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer }) => {
    const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Uploads' });
    const authorization = `Bearer ${newcomer.token}`;
    const tus = { authorization, 'tus-resumable': '1.0.0' };
    const metadata = Object.entries({ filename: 'talk.bin', projectId });
    async function uploaded(): Promise<number> {
      const { headers } = await fetch(`${product.url}/api/v1/uploads`, {
        method: 'POST',
        headers: {
          ...tus,
          'upload-length': `${BYTES}`,
          'upload-metadata': metadata.map(([key, value]) => `${key} ${btoa(value)}`).join(','),
        },
      });
      const id = headers.get('location')!.split('/').pop()!;
      const ms = await sent('PATCH', `${product.url}/api/v1/uploads/${id}`, {
        ...tus,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      });
      const { status, sha256 } = await newcomer.ask<{ status: string; sha256: string | null }>('GET', `/files/${id}`);
      if (status !== 'DONE' || sha256 === null) throw new Error(`The file is ${status}, its digest is ${sha256}`);
      return ms;
    }
    const folder = mkdtempSync(join(tmpdir(), 'evident-bare-upload-'));
    process.env['UPLOAD_FOLDER'] = folder;
    try {
      return await withBareServer(
        '',
        async (address) => {
          const [ours, bare]: [number[], number[]] = [[], []];
          for (let round = 0; round < ROUNDS; round += 1) {
            ours.push(await step(`Uploading, round ${round + 1}`, uploaded, LIMIT_MS));
            bare.push(
              await step(`Piping to a file, round ${round + 1}`, () => sent('PUT', `${address}/file`, {}), LIMIT_MS),
            );
          }
          const speed = (ms: readonly number[]): string => `${Math.round(BYTES / 1000 / median(ms))} MB/s`;
          return [
            {
              what: `upload of ${Math.round(BYTES / 1e6)} MB over tus`,
              against: 'the same bytes piped to a file through bare Fastify',
              measured: median(ours) / median(bare),
              unit: '×',
              atMost: 1.5,
              note: `${speed(ours)} and ${speed(bare)}, with SHA-256; median of ${ROUNDS}`,
            },
          ];
        },
        join(import.meta.dirname, 'bare-upload.ts'),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
