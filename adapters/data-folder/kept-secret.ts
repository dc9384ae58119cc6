import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '@evident/application/kernel/start-problem';
import { folderProblem } from './folder-problem.ts';

/** Creates a secret only if none exists: stored data may depend on one that is temporarily unreadable. */
async function readKept(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new StartProblem(
      `The secret ${path} can't be read (${code}): make the user who starts Evident its owner, or start Evident as its owner.`,
    );
  }
}

/**
 * Returns a secret created at first start and stored in the data folder, readable by its owner only.
 * @throws StartProblem if it can be neither read nor created
 */
export async function keptSecret(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  const kept = await readKept(path);
  if (kept) return kept;
  const secret = randomBytes(32).toString('base64url');
  await writeWhole(path, `${secret}\n`).catch((error: unknown) => {
    throw folderProblem(error, folder);
  });
  return secret;
}

/** Writes atomically: the file is complete or absent. */
async function writeWhole(path: string, text: string): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
