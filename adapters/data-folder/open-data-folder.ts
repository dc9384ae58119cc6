import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartProblem } from '@evident/application/kernel/start-problem';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

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
    const { code } = error as NodeJS.ErrnoException;
    throw new StartProblem(FULL.has(code ?? '')
      ? `The disk that holds the data folder ${folder} is full: free some space, or choose another folder with EVIDENT_DATA_DIR.`
      : `The data folder ${folder} can't be written to (${code}): give it to the user who starts Evident, or choose another folder with EVIDENT_DATA_DIR.`);
  }
}
