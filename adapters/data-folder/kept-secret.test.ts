import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderProblem } from './folder-problem.ts';
import { keptSecret } from './kept-secret.ts';

describe('stored secret', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evident-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is created once and readable by its owner only', async () => {
    const made = await keptSecret(folder, 'secret');
    expect(made.length).toBeGreaterThan(40);
    expect(await keptSecret(folder, 'secret')).toBe(made);
    expect((await stat(join(folder, 'secret'))).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  it('uses an existing secret', async () => {
    await writeFile(join(folder, 'secret'), 'from a backup\n');
    expect(await keptSecret(folder, 'secret')).toBe('from a backup');
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('from a backup\n');
  });

  it("that can't be read is not replaced, because stored data depends on it", async () => {
    await mkdir(join(folder, 'secret'));
    await expect(keptSecret(folder, 'secret')).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringMatching(
        /^The secret .*secret can't be read \(EISDIR\): make the user who starts Evident its owner/,
      ),
    });
    expect(await readdir(folder)).toEqual(['secret']);
  });

  it("that can't be written is refused in a sentence", async () => {
    await mkdir(join(folder, 'secret.unfinished'));
    await expect(keptSecret(folder, 'secret')).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringMatching(/can't be written to \(EISDIR\)/),
    });
  });

  it.each(['ENOSPC', 'EDQUOT'])('reports a full disk (%s)', (code) => {
    expect(folderProblem(Object.assign(new Error('no'), { code }), folder).message).toBe(
      `The disk that holds the data folder ${folder} is full: free up space, or choose another folder with EVIDENT_DATA_DIR.`,
    );
  });
});
