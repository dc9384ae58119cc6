import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderMailbox } from './folder-mailbox.ts';

describe('the local mailbox', () => {
  let folder: string;
  let now: Date;
  const mailbox = (kept?: number): FolderMailbox => new FolderMailbox(folder, { now: () => now }, kept);
  const mail = (subject: string) => ({ to: 'ada@example.org', subject, text: `Words of ${subject}` });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evident-mailbox-'));
    now = new Date('2026-01-02T03:04:05.678Z');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('lists newest first, across restarts and within one millisecond', async () => {
    await mailbox().send(mail('yesterday'));
    now = new Date(now.getTime() + 86_400_000);
    const today = mailbox();
    await today.send(mail('first'));
    await today.send(mail('second'));
    const listed = await mailbox().list(10);
    expect(listed.map(({ subject }) => subject)).toEqual(['second', 'first', 'yesterday']);
    expect(listed[0]).toEqual({ id: expect.any(String), to: 'ada@example.org', subject: 'second', sentAt: now });
    expect(await mailbox().list(1)).toHaveLength(1);
  });

  it('returns a whole message by its id', async () => {
    await mailbox().send({ ...mail('whole'), html: '<p>x</p>' });
    const [entry] = await mailbox().list(1);
    expect(await mailbox().read(entry!.id)).toEqual({ ...entry, text: 'Words of whole', html: '<p>x</p>' });
  });

  it('keeps only the newest messages', async () => {
    for (const subject of ['1', '2', '3', '4']) {
      now = new Date(now.getTime() + 1);
      await mailbox(2).send(mail(subject));
    }
    expect((await mailbox().list(10)).map(({ subject }) => subject)).toEqual(['4', '3']);
    expect(await readdir(folder)).toHaveLength(2);
  });

  it.each(['../secret', '', 'secret', '..%2fsecret', '1767323045678-000000-zzzzzzzz'])(
    'has no message %j',
    async (id) => {
      await writeFile(join(folder, '..', 'secret.json'), '{}');
      expect(await mailbox().read(id)).toBeNull();
      await rm(join(folder, '..', 'secret.json'));
    },
  );

  it('starts empty and skips foreign files', async () => {
    await writeFile(join(folder, 'notes.txt'), 'mine');
    expect(await mailbox().list(10)).toEqual([]);
  });

  it('omits corrupt messages and lists the rest', async () => {
    await mailbox().send(mail('before'));
    for (const [at, text] of [
      ['1767323045679', ''],
      ['1767323045680', '{"to":'],
      ['1767323045681', 'null'],
    ] as const)
      await writeFile(join(folder, `${at}-000000-00000000.json`), text);
    now = new Date(now.getTime() + 10);
    await mailbox().send(mail('after'));
    expect((await mailbox().list(10)).map(({ subject }) => subject)).toEqual(['after', 'before']);
    expect(await mailbox().read('1767323045679-000000-00000000')).toBeNull();
  });

  it('removes partial messages of a crash but not those being written', async () => {
    const [old, fresh] = [now.getTime() - 3_600_001, now.getTime() - 1_000].map((at) => `.${at}-000000-00000000`);
    for (const half of [old, fresh]) await writeFile(join(folder, half!), '{"to":');
    await mailbox().send(mail('whole'));
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([fresh]);
  });

  it('lets only the server’s user read a message', async () => {
    await mailbox().send(mail('private'));
    const [name] = await readdir(folder);
    expect((await stat(join(folder, name!))).mode & 0o077).toBe(0);
  });
});
