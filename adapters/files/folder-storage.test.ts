import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidV7 } from '../system/uuid-v7.ts';
import { FolderStorage } from './folder-storage.ts';

const rules = { maxBytes: 1_000, mediaType: 'text/plain' };
const words = async function* (): AsyncIterable<Uint8Array> {
  yield Buffer.from('some words');
};
const fault = (code: string): NodeJS.ErrnoException => Object.assign(new Error(`${code}: /secret/path`), { code });

describe('folder storage', () => {
  let root: string;
  beforeEach(async () => {
    root = await fs.mkdtemp(join(tmpdir(), 'evident-folder-'));
  });
  const { open } = fs;
  afterEach(async () => {
    Object.assign(fs, { open });
    await fs.rm(root, { recursive: true, force: true });
  });

  it('removes partial files of killed processes of this machine at startup, and nothing else', async () => {
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    const left = (pid: number, host = hostname()): string =>
      join(root, 'incoming', `${encodeURIComponent(host)}~${pid}~${uuidV7.newId()}`);
    const dead = left(ended);
    const alive = left(process.ppid);
    const elsewhere = left(ended, 'another-machine');
    const abandoned = left(ended, 'another-machine');
    await fs.mkdir(join(root, 'incoming'));
    for (const path of [dead, alive, elsewhere, abandoned]) await fs.writeFile(path, 'half');
    await fs.utimes(abandoned, new Date(0), new Date(0));

    await FolderStorage.open(root);

    const names = (await fs.readdir(join(root, 'incoming'))).map((name) => join(root, 'incoming', name));
    expect(names.sort()).toEqual([alive, elsewhere].sort());
  });

  it('distinguishes its own partial files from those of an earlier process with the same pid', async () => {
    const earlier = join(root, 'incoming', `${encodeURIComponent(hostname())}~${process.pid}~${uuidV7.newId()}`);
    await fs.mkdir(join(root, 'incoming'));
    await fs.writeFile(earlier, 'half');
    const beforeThisProcess = new Date(Date.now() - process.uptime() * 1000 - 1_000);
    await fs.utimes(earlier, beforeThisProcess, beforeThisProcess);
    await FolderStorage.open(root);
    expect(await fs.readdir(join(root, 'incoming'))).toEqual([]);
  });

  it.each([
    ['ENOSPC', 'InsufficientStorage', 'File storage is full'],
    ['EDQUOT', 'InsufficientStorage', 'File storage is full'],
    ['EACCES', 'InternalError', 'Files cannot be stored: the folder is not writable'],
    ['EROFS', 'InternalError', 'Files cannot be stored: the disk is read-only'],
  ])('reports %s in one sentence without a path, and leaves nothing behind', async (cause, code, title) => {
    const storage = await FolderStorage.open(root);
    Object.assign(fs, {
      open: async (...call: Parameters<typeof open>) => {
        const handle = await open(...call);
        if (call[1] === 'wx') handle.writeFile = () => Promise.reject(fault(cause));
        return handle;
      },
    });
    const refused = await storage.write(uuidV7.newId(), words(), rules).catch((thrown: Error) => thrown);
    expect(refused).toMatchObject({ code, title });
    expect(String(refused)).not.toContain('/secret/path');
    expect(await fs.readdir(join(root, 'incoming'))).toEqual([]);
  });

  it('refuses to start on a path that is no folder', async () => {
    const file = join(root, 'file');
    await fs.writeFile(file, '');
    await expect(FolderStorage.open(join(file, 'files'))).rejects.toMatchObject({
      title: 'Files cannot be stored: the path is not a folder',
    });
  });

  it('takes over a complete file once, however often it is asked at the same time', async () => {
    const storage = await FolderStorage.open(root);
    const [key, path] = [uuidV7.newId(), join(root, 'complete')];
    await fs.writeFile(path, 'some words');
    await Promise.all(Array.from({ length: 5 }, () => storage.adopt(key, path)));
    expect(await storage.stat(key)).toMatchObject({ size: 10 });
  });

  it('holds no file open for an unread response', async () => {
    const storage = await FolderStorage.open(root);
    const key = uuidV7.newId();
    await storage.write(key, words(), rules);
    const handles = async (): Promise<number> => (await fs.readdir('/proc/self/fd').catch(() => [])).length;
    const before = await handles();
    for (let n = 0; n < 20; n++) await storage.read(key);
    expect(await handles()).toBeLessThan(before + 20);
  });

  it('lets only the server’s user read a file', async () => {
    const storage = await FolderStorage.open(root);
    const key = uuidV7.newId();
    await storage.write(key, words(), rules);
    const { mode } = await fs.stat(join(root, key.slice(-2), key.slice(-4, -2), key));
    expect(mode & 0o077).toBe(0);
  });
});
