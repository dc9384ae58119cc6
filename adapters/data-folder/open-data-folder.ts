import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { folderProblem } from './folder-problem.ts';

/** Makes the folder that holds everything kept on this machine, and proves that it can be written to. */
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
