import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { folderProblem } from './folder-problem.ts';

/** Creates the data folder and checks that it is writable. */
export async function openDataFolder(path: string): Promise<string> {
  const folder = resolve(path);
  const probe = join(folder, '.probe');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'Evident writes this to see whether it can.\n');
    await rm(probe, { force: true });
    return folder;
  } catch (error) {
    throw folderProblem(error, folder);
  }
}
