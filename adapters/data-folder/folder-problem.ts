import { StartProblem } from '@evident/application/kernel/start-problem';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Explains in a sentence why the data folder is not writable. */
export function folderProblem(error: unknown, folder: string): StartProblem {
  const { code } = error as NodeJS.ErrnoException;
  return new StartProblem(
    FULL.has(code ?? '')
      ? `The disk that holds the data folder ${folder} is full: free up space, or choose another folder with EVIDENT_DATA_DIR.`
      : `The data folder ${folder} can't be written to (${code}): make the user who starts Evident its owner, or choose another folder with EVIDENT_DATA_DIR.`,
  );
}
