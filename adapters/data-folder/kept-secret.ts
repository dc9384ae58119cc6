import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '@evident/application/kernel/start-problem';
import { folderProblem } from './folder-problem.ts';

/** Only what is not there is made: a secret that can't be read at the moment opens what lies beside it. */
async function readKept(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new StartProblem(
      `The secret ${path} can't be read (${code}): give it to the user who starts Evident, or start Evident as the user it belongs to.`,
    );
  }
}

/**
 * A secret made at the first start and kept in the data folder, readable by its owner only.
 * @throws StartProblem if it can be neither read nor made
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

/** The file is there with all its words, or not at all. */
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
