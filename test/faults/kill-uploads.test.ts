import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, freePort, startProduct } from '../support/product.ts';
import { until } from '../support/waiting.ts';

const BYTES = Buffer.concat([Buffer.from('Interview about uploads. '), randomBytes(8_000_000)]);
const PAUSE_AT = 3_000_000;

interface File {
  readonly status: string;
  readonly sha256: string | null;
  readonly noteIds: readonly string[];
}

describe('kill -9 of the server during an upload', () => {
  const folder = dataFolder();
  let port: string;
  let product: Product;
  let ada: Newcomer;
  let projectId: string;

  const start = async () => {
    product = await startProduct({ EVIDENT_DATA_DIR: folder.path, EVIDENT_SAMPLE: 'off', PORT: port });
  };
  const tus = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    fetch(new URL(`/api/v1/uploads${path}`, product.url), {
      method,
      headers: { authorization: `Bearer ${ada.token}`, 'Tus-Resumable': '1.0.0', ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
  const offsetOf = async (id: string) => Number((await tus('HEAD', `/${id}`, {})).headers.get('upload-offset'));
  const send = (id: string, offset: number) =>
    tus(
      'PATCH',
      `/${id}`,
      { 'Upload-Offset': `${offset}`, 'Content-Type': 'application/offset+octet-stream' },
      BYTES.subarray(offset),
    );
  /** Sends the beginning of the bytes, keeps the connection open, and never ends. */
  const begin = (id: string): void => {
    const sent = request(new URL(`/api/v1/uploads/${id}`, product.url), {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${ada.token}`,
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': BYTES.length,
      },
    });
    sent.on('error', () => {});
    sent.write(BYTES.subarray(0, PAUSE_AT));
  };
  const partial = () => readdirSync(join(folder.path, 'files', 'uploads'));

  beforeAll(async () => {
    port = `${await freePort()}`;
    await start();
    ada = await newcomerAt(product.url, folder.path, 'ada');
    projectId = (await ada.ask<{ id: string }>('POST', '/projects', { title: 'Uploads' })).id;
  }, 60_000);
  afterAll(async () => {
    await product.kill();
    folder.remove();
  });

  it('loses no received byte, and completes the file and its note once', async () => {
    const metadata = { filename: 'talk.bin', projectId, note: 'new' };
    const started = await tus('POST', '', {
      'Upload-Length': `${BYTES.length}`,
      'Upload-Metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${btoa(value)}`)
        .join(','),
    });
    expect(started.status).toBe(201);
    const id = started.headers.get('location')!.split('/').pop()!;
    begin(id);
    await until(async () => (await offsetOf(id)) > 0);
    await product.kill();
    await start();

    const offset = await offsetOf(id);
    expect(offset).toBeGreaterThan(0);
    // The server dies again while it completes the file.
    const ending = send(id, offset).catch(() => null);
    await until(async () => partial().length === 0 || (await ada.ask<File>('GET', `/files/${id}`)).status === 'DONE');
    await product.kill();
    await ending;
    await start();

    expect(await offsetOf(id)).toBe(BYTES.length);
    const file = await ada.ask<File>('GET', `/files/${id}`);
    expect(file).toMatchObject({ status: 'DONE', sha256: createHash('sha256').update(BYTES).digest('hex') });
    expect(file.noteIds).toHaveLength(1);
    const notes = await ada.ask<{ items: { title: string }[] }>('GET', `/projects/${projectId}/notes`);
    expect(notes.items.map(({ title }) => title)).toEqual(['talk']);
    expect(partial()).toEqual([]);
  }, 60_000);
});
